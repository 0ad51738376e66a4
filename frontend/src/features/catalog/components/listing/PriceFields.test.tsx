import { useState } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { noFilters, type Filters } from '../../listing'
import { renderPage } from '@/testing/render'
import { PriceFields } from './PriceFields'

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
      <PriceFields filters={filters} onChange={change} />
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
