import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { guestCartActions } from '@/features/cart/guestCartSlice'
import { itemOf } from '@/testing/carts'
import { asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { CartLink } from './Header'

const show = (...quantities: number[]) => {
  const lines = quantities.map((quantity, at) => itemOf(at + 1, { quantity }))
  return renderPage(<CartLink />, { state: { ...asGuest, guestCart: { lines, saved: [], syncFailed: false, notes: [] } } })
}
const badge = () => screen.getByRole('link').querySelector('[aria-hidden="true"]:not(svg)')

test('an empty cart shows no badge', () => {
  show()
  expect(screen.getByRole('link')).toHaveAccessibleName('Shopping Cart')
  expect(badge()?.querySelector('.MuiBadge-badge')).toHaveClass('MuiBadge-invisible')
})

test('the badge counts quantities and says so in words', () => {
  show(2, 1)
  expect(screen.getByRole('link')).toHaveAccessibleName('Shopping Cart, 3 items')
  expect(badge()).toHaveTextContent('3')
})

test('beyond 99 it says so', () => {
  show(100)
  expect(badge()).toHaveTextContent('99+')
})

test('it pops when something is added, not when the page opens and not when something is taken out', () => {
  const { store } = show(2)
  expect(badge()).not.toHaveAttribute('data-pop')
  act(() => void store.dispatch(guestCartActions.quantitySet({ id: 1, quantity: 1 })))
  expect(badge()).not.toHaveAttribute('data-pop')
  const quiet = badge()
  act(() => void store.dispatch(guestCartActions.quantitySet({ id: 1, quantity: 4 })))
  expect(badge()).toHaveAttribute('data-pop')
  // A new element starts the movement anew.
  expect(badge()).not.toBe(quiet)
})
