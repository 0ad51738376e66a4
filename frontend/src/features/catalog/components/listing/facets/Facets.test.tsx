import { useState } from 'react'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { facets } from '@/testing/listings'
import { renderPage, showStyles } from '@/testing/render'
import type { Facets as Counts } from '../../../api'
import { noFilters, type Filters } from '../../../listing'
import { Facets } from './Facets'

showStyles()

let now: Filters = noFilters
function Shown({ start, counts }: { start: Filters; counts: Counts | undefined }) {
  const [filters, setFilters] = useState(start)
  const change = (next: Filters) => {
    now = next
    setFilters(next)
  }
  return <Facets filters={filters} facets={counts} onChange={change} />
}
function show({ filters = noFilters, counts = facets }: { filters?: Filters; counts?: Counts | undefined } = {}) {
  now = filters
  return renderPage(<Shown start={filters} counts={counts} />)
}
const group = (name: string) => screen.getByRole('group', { name, hidden: true })

test('each facet is a heading that unfolds, and says how many of it are chosen', async () => {
  show({ filters: { ...noFilters, option: { Colour: ['Blue', 'Forest'] } } })
  const head = screen.getByRole('button', { name: 'Colour 2 selected' })
  expect(head.closest('h3')).not.toBeNull()
  expect(head).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(head)
  expect(screen.queryByRole('checkbox', { name: /Blue/ })).not.toBeInTheDocument()
  // What is folded at first unfolds.
  await userEvent.click(screen.getByRole('button', { name: 'Shop' }))
  expect(screen.getByRole('checkbox', { name: 'Nordic Kiln 3' })).toBeInTheDocument()
})

test('the head of the prices says which are chosen', () => {
  show({ filters: { ...noFilters, minPrice: 1000, maxPrice: 4000 } })
  expect(screen.getByRole('button', { name: 'Price in USD $10.00 – $40.00' })).toBeInTheDocument()
})

test('several values of an option and several options can be ticked, and the focus stays', async () => {
  show()
  const blue = screen.getByRole('checkbox', { name: 'Blue 6' })
  await userEvent.click(blue)
  expect(blue).toHaveFocus()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Forest 4' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'M 8' }))
  expect(now.option).toEqual({ Colour: ['Blue', 'Forest'], Size: ['M'] })
  await userEvent.click(blue)
  expect(now.option).toEqual({ Colour: ['Forest'], Size: ['M'] })
})

test('a value without products stays, below the rest, and cannot be ticked', () => {
  show()
  const boxes = within(group('Colour')).getAllByRole('checkbox')
  expect(boxes.at(-1)).toBe(screen.getByRole('checkbox', { name: 'Sand 0' }))
  expect(boxes.at(-1)).toBeDisabled()
})

test('one without products that is chosen can be taken back', async () => {
  show({ filters: { ...noFilters, option: { Colour: ['Sand'] } } })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sand 0' }))
  expect(now.option).toEqual({})
})

test('shops, sale, stock and stars are filters too, with their counts', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Shop' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Clay & Co 9' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'On sale 3' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'In stock 11' }))
  await userEvent.click(screen.getByRole('radio', { name: /^3 stars and up.* 9$/ }))
  expect(now).toMatchObject({ shop: ['clay-and-co'], onSale: true, inStock: true, minRating: 3 })
  await userEvent.click(screen.getByRole('radio', { name: 'Any rating' }))
  expect(now.minRating).toBeNull()
})

const many = (count: number): Counts => ({
  ...facets,
  options: [
    { name: 'Pattern', values: Array.from({ length: count }, (_, at) => ({ value: `Pattern ${at}`, count: 99 - at })) },
  ],
})

test('eight values are shown, the rest on demand, and the focus goes to the first of them', async () => {
  show({ counts: many(20) })
  const boxes = () => within(group('Pattern')).getAllByRole('checkbox')
  expect(boxes()).toHaveLength(8)
  await userEvent.click(screen.getByRole('button', { name: 'Show 12 more' }))
  expect(boxes()).toHaveLength(20)
  expect(boxes()[8]).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(boxes()).toHaveLength(8)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('among more than twenty values one can be found by its name', async () => {
  show({ counts: many(21) })
  const box = screen.getByRole('searchbox', { name: 'Find in Pattern' })
  await userEvent.type(box, 'pattern 20')
  expect(within(group('Pattern')).getAllByRole('checkbox')).toHaveLength(1)
  await userEvent.type(box, 'x')
  expect(screen.getByText('No match for "pattern 20x"')).toBeInTheDocument()
})

const manyOptions: Counts = {
  ...facets,
  options: Array.from({ length: 10 }, (_, at) => ({ name: `Option ${at}`, values: [{ value: `Value ${at}`, count: 5 }] })),
}
const heads = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim())

test('eight groups are in view, the rest on demand, and the focus goes to the first of them', async () => {
  show({ counts: manyOptions })
  expect(heads()).toHaveLength(8)
  expect(heads()).toContain('Option 3')
  expect(heads()).not.toContain('Option 4')
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }))
  expect(heads()).toHaveLength(14)
  expect(screen.getByRole('button', { name: 'Option 4' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Fewer filters' }))
  expect(heads()).toHaveLength(8)
})

test('a group with something chosen is in view, and stays when it is taken back', async () => {
  show({ filters: { ...noFilters, option: { 'Option 9': ['Value 9'] } }, counts: manyOptions })
  expect(heads()).toHaveLength(9)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Value 9 5' }))
  expect(now.option).toEqual({})
  expect(heads()).toContain('Option 9')
})

test('few groups need no button for more', () => {
  show()
  expect(screen.queryByRole('button', { name: 'More filters' })).not.toBeInTheDocument()
})

test('without counts the filters still work', async () => {
  renderPage(<Shown start={{ ...noFilters, option: { Colour: ['Blue'] } }} counts={undefined} />)
  expect(screen.getByRole('checkbox', { name: 'On sale' })).toBeEnabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Blue' }))
  expect(now.option).toEqual({})
})

const lowest = () => screen.getByRole('slider', { name: 'Lowest price' })
const highest = () => screen.getByRole('slider', { name: 'Highest price' })

test('the keys move a thumb, the fields follow at once, and the price holds after a moment', async () => {
  show()
  lowest().focus()
  await userEvent.keyboard('{ArrowRight}{PageUp}')
  expect(screen.getByLabelText('From')).toHaveValue('15.50')
  expect(lowest()).toHaveAttribute('aria-valuetext', '$15.50')
  expect(now.minPrice).toBeNull()
  await waitFor(() => expect(now).toMatchObject({ minPrice: 1550, maxPrice: null }))
  expect(lowest()).toHaveFocus()
})

test('Home and End go to the ends, which are no bounds, and thumbs do not pass each other', async () => {
  show({ filters: { ...noFilters, minPrice: 2000, maxPrice: 3000 } })
  highest().focus()
  await userEvent.keyboard('{Home}')
  expect(highest()).toHaveValue('2000')
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(now).toMatchObject({ minPrice: 2000, maxPrice: null }))
  lowest().focus()
  await userEvent.keyboard('{Home}')
  await userEvent.tab()
  // Leaving the thumb does not wait.
  expect(now).toMatchObject({ minPrice: null, maxPrice: null })
})

test('the thumbs follow the fields', async () => {
  show()
  await userEvent.type(screen.getByLabelText('To'), '45{Enter}')
  expect(highest()).toHaveValue('4500')
  expect(now.maxPrice).toBe(4500)
})
