/** What the cart page shows: ticks, quantities, totals, and lines that cannot be bought. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { openCart, serveCart, summary } from '@/testing/cartPage'
import { cartOf, itemOf } from '@/testing/carts'
import { asGuest } from '@/testing/people'
import { server } from '@/testing/server'

const checkout = () => screen.getAllByRole('button', { name: /^Checkout/, hidden: true })[0] as HTMLElement

test('a guest with an empty cart is told so and may log in', () => {
  openCart(asGuest)
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?returnUrl=%2Fcart')
})

test('only ticked lines are added up, and ticks are kept in the browser', async () => {
  serveCart()
  openCart()
  await screen.findByRole('heading', { name: 'Cart (3)' })
  expect(summary().getAllByText('$0.00')).toHaveLength(2)
  expect(summary().getByText('Free')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Mug 2' }))
  expect(summary().getAllByText('$48.00')).toHaveLength(2)
  expect(localStorage.getItem('local_selected_items')).toBe('[2]')
  const all = screen.getByRole('checkbox', { name: 'Select all' })
  expect(all).toBePartiallyChecked()
  await userEvent.click(all)
  expect(summary().getAllByText('$72.00')).toHaveLength(2)
  await userEvent.click(all)
  expect(localStorage.getItem('local_selected_items')).toBeNull()
})

test('the checkout is a document of its own, in which something can be paid', async () => {
  const assign = vi.fn<(path: string) => void>()
  vi.stubGlobal('location', { ...window.location, href: window.location.href, assign })
  serveCart()
  openCart()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Mug 2' }))
  await userEvent.click(checkout())
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/checkout'))
  vi.unstubAllGlobals()
})

test('the checkout with nothing ticked warns and stays', async () => {
  serveCart()
  const { router } = openCart()
  await screen.findByRole('heading', { name: 'Cart (3)' })
  await userEvent.click(checkout())
  expect((await screen.findAllByText('Please select items to checkout.')).length).toBeGreaterThan(0)
  expect(router.state.location.pathname).toBe('/cart')
})

test('a changed quantity is saved by itself', async () => {
  serveCart()
  server.use(
    http.get('*/api/cart/changeQuantity/1/2', () =>
      HttpResponse.json(cartOf(itemOf(1, { quantity: 2 }), itemOf(2, { quantity: 2 }))),
    ),
  )
  openCart()
  const quantity = within(await screen.findByRole('group', { name: 'Quantity of Mug 1' }))
  await userEvent.click(quantity.getByRole('button', { name: 'Increase quantity' }))
  expect(await screen.findByText('Cart quantity updated.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Cart (4)' })).toBeInTheDocument()
})

test('a refused quantity goes back to what the server holds', async () => {
  serveCart()
  server.use(
    http.get('*/api/cart/changeQuantity/:id/:quantity', () =>
      HttpResponse.json({ message: 'Only 1 left' }, { status: 409 }),
    ),
  )
  openCart()
  const quantity = within(await screen.findByRole('group', { name: 'Quantity of Mug 1' }))
  await userEvent.click(quantity.getByRole('button', { name: 'Increase quantity' }))
  expect(await screen.findByText('Failed to update quantity. Please try again.')).toBeInTheDocument()
  expect(screen.getByText('Only 1 left')).toBeInTheDocument()
  expect(await quantity.findByDisplayValue('1')).toBeInTheDocument()
})

test('what cannot be bought stands last, on its own, and cannot be ticked', async () => {
  serveCart(cartOf(itemOf(1, { available: false, changes: [{ code: 'gone', priceWas: null, left: null }] }), itemOf(2)))
  openCart()
  expect(await screen.findByText('No longer for sale')).toBeInTheDocument()
  const groups = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(groups).toEqual(['Clay & Co', 'Currently unavailable', 'Summary'])
  expect(within(screen.getByRole('region', { name: 'Currently unavailable' })).getByText('Mug 1')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Select Mug 1' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(localStorage.getItem('local_selected_items')).toBe('[2]')
})

test('a line with all that is left of its product says so', async () => {
  serveCart(cartOf(itemOf(1, { quantity: 5 }), itemOf(2)))
  openCart()
  const lines = await screen.findAllByText('Only 5 left')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.closest('[tabindex="-1"]')).toHaveAccessibleName('Mug 1')
})

test('a line that is being paid leads to its order, stays in its shop and cannot be ticked', async () => {
  const inPayment = { orderId: 5, orderNumber: 'HS-AAAAA-BBBBB' }
  serveCart(cartOf(itemOf(1, { available: false, inPayment, quantity: 3 }), itemOf(2)))
  localStorage.setItem('local_selected_items', '[1,2]')
  openCart()
  expect(await screen.findByRole('link', { name: 'Order HS-AAAAA-BBBBB is being paid' })).toHaveAttribute('href', '/account/orders/5')
  expect(screen.getByText('Qty 3')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Select Mug 1' })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked()
  expect(screen.queryByRole('group', { name: 'Quantity of Mug 1' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Currently unavailable' })).not.toBeInTheDocument()
  expect(screen.getByText('Shop total $24.00')).toBeInTheDocument()
  expect(summary().getAllByText('$24.00')).toHaveLength(2)
})

test('the total is told to those who do not see it', async () => {
  serveCart()
  openCart()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Mug 2' }))
  expect(screen.getByText('2 selected, total $48.00')).toHaveAttribute('role', 'status')
})

test('a cart that does not load says so and can be asked for again', async () => {
  server.use(http.get('*/api/cart/findAll', () => HttpResponse.json({ message: 'no' }, { status: 403 })))
  openCart()
  expect(await screen.findByRole('heading', { name: "Your cart didn't load" })).toBeInTheDocument()
  serveCart()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Cart (3)' })).toBeInTheDocument()
})

test('a shop says when its parcel comes', async () => {
  serveCart()
  server.use(
    http.get('*/api/public/config', () => HttpResponse.json({ currency: 'USD', carrierDays: { min: 2, max: 5 } })),
  )
  openCart()
  expect(await screen.findByText(/^Arrives \w+ \d+\s–\s/)).toBeInTheDocument()
})
