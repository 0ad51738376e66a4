import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { cartOf, itemOf } from '@/testing/carts'
import { asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { CartPage } from './CartPage'

const page = (
  <>
    <CartPage />
    <ToastHost />
  </>
)

const twoMugs = cartOf(itemOf(1), itemOf(2, { quantity: 2 }))
const serveCart = (cart = twoMugs) => server.use(http.get('*/api/cart/findAll', () => HttpResponse.json(cart)))
const open = () => renderPage(page, { at: '/cart', path: '/cart', state: asAda })
const summary = () => within(screen.getByRole('region', { name: 'Summary', hidden: true }))
const checkout = () => screen.getAllByRole('button', { name: /^Checkout/, hidden: true })[0] as HTMLElement

test('a guest with an empty cart is told so and may log in', () => {
  renderPage(page, { at: '/cart', path: '/cart', state: asGuest })
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?returnUrl=%2Fcart')
})

test('only ticked lines are added up, and ticks are kept in the browser', async () => {
  serveCart()
  open()
  await screen.findByRole('heading', { name: 'Cart (3)' })
  expect(summary().getAllByText('$0.00')).toHaveLength(3)
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

test('the checkout with nothing ticked warns and stays', async () => {
  serveCart()
  const { router } = open()
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
  open()
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
  open()
  const quantity = within(await screen.findByRole('group', { name: 'Quantity of Mug 1' }))
  await userEvent.click(quantity.getByRole('button', { name: 'Increase quantity' }))
  expect(await screen.findByText('Failed to update quantity. Please try again.')).toBeInTheDocument()
  expect(screen.getByText('Only 1 left')).toBeInTheDocument()
  expect(await quantity.findByDisplayValue('1')).toBeInTheDocument()
})

test('a removed line can be brought back', async () => {
  serveCart()
  const added: unknown[] = []
  server.use(
    http.delete('*/api/cart/remove/1', () => HttpResponse.json(cartOf(itemOf(2, { quantity: 2 })))),
    http.post('*/api/cart/add', async ({ request }) => {
      added.push(await request.json())
      return HttpResponse.json(twoMugs)
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mug 1' }))
  expect(await screen.findByText('Product removed from cart.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cart (2)' })).toBeInTheDocument())
  await userEvent.click(within(screen.getByText('Mug 1 is removed.').parentElement as HTMLElement).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: 'Cart (3)' })).toBeInTheDocument()
  expect(added).toEqual([{ productDTO: { id: 101 }, quantity: 1, optionIds: [] }])
})

test('a line that the server does not let go comes back', async () => {
  serveCart()
  server.use(http.delete('*/api/cart/remove/1', () => new HttpResponse(null, { status: 503 })))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mug 1' }))
  expect(await screen.findByText('Failed to remove product from cart. Please try again.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Cart (3)' })).toBeInTheDocument()
})

test('a line that is no longer for sale cannot be ticked', async () => {
  serveCart(cartOf(itemOf(1, { available: false }), itemOf(2)))
  open()
  expect(await screen.findByText('Sold out or no longer for sale')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Select Mug 1' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(localStorage.getItem('local_selected_items')).toBe('[2]')
})
