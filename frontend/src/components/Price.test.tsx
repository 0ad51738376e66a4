import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderThemed } from '@/testing/render'
import { percentOff, Price } from './Price'

const show = (element: React.ReactNode) => renderThemed(element)

test('a sale says in words what it was and what it is now', () => {
  const { container } = show(<Price price={2400} priceSale={1920} size="page" />)
  expect(container).toHaveTextContent('Now $19.20Was $24.00−20%')
})

test('a price that is no lower than the usual one is no sale', () => {
  const { container } = show(<Price price={2400} priceSale={2400} />)
  expect(container).toHaveTextContent(/^\$24\.00$/)
})

test('prices that differ by variant start with "From"', () => {
  show(<Price price={2400} varies />)
  expect(screen.getByText('From $24.00')).toBeInTheDocument()
})

test('the percentage is rounded down', () => {
  expect(percentOff(999, 667)).toBe(33)
  expect(percentOff(0, 0)).toBe(0)
})
