import { useState } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { facets } from '@/testing/listings'
import { renderPage } from '@/testing/render'
import { noFilters, type Filters } from '../../../listing'
import { onScale, percentOn, PriceFields, scaleOf } from './PriceRange'

let now: Filters = noFilters
beforeEach(() => {
  now = noFilters
})

function Shown({ start = noFilters }: { start?: Filters }) {
  const [filters, setFilters] = useState(start)
  const change = (next: Filters) => {
    now = next
    setFilters(next)
  }
  return (
    <>
      <PriceFields facet={facets.price} filters={filters} onChange={change} />
      <button type="button" onClick={() => change(noFilters)}>
        drop
      </button>
    </>
  )
}
const from = () => screen.getByLabelText('From')
const to = () => screen.getByLabelText('To')

test('a price takes effect when the field is left, and the focus goes where it was sent', async () => {
  renderPage(<Shown />)
  await userEvent.type(from(), '25')
  expect(now.minPrice).toBeNull()
  await userEvent.tab()
  expect(now.minPrice).toBe(2500)
  expect(to()).toHaveFocus()
  expect(from()).toHaveValue('25.00')
})

test('empty fields say the lowest and the highest price there is', () => {
  renderPage(<Shown />)
  expect(from()).toHaveAttribute('placeholder', '10.00')
  expect(to()).toHaveAttribute('placeholder', '60.00')
})

test('Enter takes effect too, and prices in the wrong order are put right', async () => {
  renderPage(<Shown start={{ ...noFilters, minPrice: 5000 }} />)
  await userEvent.type(to(), '20{Enter}')
  expect(now).toMatchObject({ minPrice: 2000, maxPrice: 5000 })
})

test('what is no amount is said beside the field and changes nothing', async () => {
  renderPage(<Shown />)
  await userEvent.type(from(), 'cheap')
  await userEvent.tab()
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount like 25 or 25.50')
  expect(from()).toHaveAccessibleDescription('Enter an amount like 25 or 25.50')
  expect(from()).toHaveValue('cheap')
  expect(now).toEqual(noFilters)
})

test('prices dropped elsewhere leave the fields', async () => {
  renderPage(<Shown start={{ ...noFilters, minPrice: 2500 }} />)
  await userEvent.click(screen.getByRole('button', { name: 'drop' }))
  expect(from()).toHaveValue('')
})

const scale = { low: 1000, high: 6000, step: 50 }

test.each([
  [1234, 6012, { low: 1200, high: 6050, step: 50 }],
  [999, 1001, { low: 999, high: 1001, step: 1 }],
  [500, 500, { low: 500, high: 501, step: 1 }],
  [100, 900_000, { low: 0, high: 900_000, step: 10_000 }],
])('prices from %i to %i lie on round numbers', (min, max, expected) => {
  expect(scaleOf({ min, max })).toEqual(expected)
})

test('a bound beyond the scale is at its end, and none is at the end of its own', () => {
  expect(onScale(99, scale, 6000)).toBe(1000)
  expect(onScale(9999, scale, 1000)).toBe(6000)
  expect(onScale(null, scale, 6000)).toBe(6000)
  expect(percentOn(3500, scale)).toBe(50)
})
