/** Lines taken out of the cart, and back. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { openCart, serveCart, undoButton } from '@/testing/cartPage'
import { cartOf, itemOf } from '@/testing/carts'
import { asGuest } from '@/testing/people'
import { server } from '@/testing/server'

/** The server lets line 1 go and takes it back under the id 3. */
function serveRemoval() {
  const added: unknown[] = []
  server.use(
    http.delete('*/api/cart/remove/1', () => HttpResponse.json(cartOf(itemOf(2, { quantity: 2 })))),
    http.post('*/api/cart/add', async ({ request }) => {
      added.push(await request.json())
      const back = { ...itemOf(1), id: 3 }
      return HttpResponse.json(cartOf(itemOf(2, { quantity: 2 }), back))
    }),
  )
  return added
}

test('a removed line can be brought back where it stood, with its tick and the focus', async () => {
  serveCart()
  const added = serveRemoval()
  localStorage.setItem('local_selected_items', '[1]')
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mug 1' }))
  expect(await screen.findByText('Product removed from cart.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cart (2)' })).toBeInTheDocument())
  expect(await undoButton()).toHaveFocus()
  await userEvent.click(await undoButton())
  expect(await screen.findByRole('heading', { name: 'Cart (3)' })).toBeInTheDocument()
  expect(added).toEqual([{ productDTO: { id: 101 }, quantity: 1, optionIds: [], seenPrice: 2400 }])
  await waitFor(() => expect(localStorage.getItem('local_selected_items')).toBe('[3]'))
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Mug 1' })).toHaveFocus())
})

test('Undo in the page takes the toast away that offers it too', async () => {
  serveCart()
  serveRemoval()
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mug 1' }))
  expect(await screen.findByText('Product removed from cart.')).toBeInTheDocument()
  await userEvent.click(await undoButton())
  await waitFor(() => expect(screen.queryByText('Product removed from cart.')).not.toBeInTheDocument())
})

test('pressing both Undo brings a line back once', async () => {
  serveCart()
  const added = serveRemoval()
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mug 1' }))
  const toast = await screen.findByRole('button', { name: 'Undo' })
  await userEvent.click(await undoButton())
  await userEvent.click(toast)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cart (3)' })).toBeInTheDocument())
  expect(added).toHaveLength(1)
})

test('the last line leaves an empty cart that still offers the way back', async () => {
  serveCart(cartOf(itemOf(1)))
  server.use(http.delete('*/api/cart/remove/1', () => HttpResponse.json([])))
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mug 1' }))
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument()
  expect(await undoButton()).toBeInTheDocument()
})

test('at one piece minus takes nothing away, and the price stands once', async () => {
  serveCart()
  openCart()
  const one = within(await screen.findByRole('listitem', { name: 'Mug 1' }))
  expect(one.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
  expect(one.getAllByText('$24.00')).toHaveLength(1)
  const two = within(screen.getByRole('listitem', { name: 'Mug 2' }))
  expect(two.getByRole('button', { name: 'Decrease quantity' })).toBeEnabled()
  expect(two.getByText('each')).toHaveTextContent('$24.00 each')
})

test('a line that the server does not let go comes back', async () => {
  serveCart()
  server.use(http.delete('*/api/cart/remove/1', () => new HttpResponse(null, { status: 503 })))
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mug 1' }))
  expect(await screen.findByText('Failed to remove product from cart. Please try again.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Cart (3)' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo: put Mug 1 back' })).not.toBeInTheDocument()
})

test('a guest takes a line out and back, and is told of a new quantity once', async () => {
  const lines = [itemOf(1), itemOf(2)]
  localStorage.setItem('guest_cart_items', JSON.stringify(lines))
  openCart(asGuest)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Mug 1' }))
  expect(screen.getByRole('heading', { name: 'Cart (1)' })).toBeInTheDocument()
  await userEvent.click(await undoButton())
  await waitFor(() => expect(JSON.parse(localStorage.getItem('guest_cart_items') ?? '')).toEqual(lines))
  const quantity = within(screen.getByRole('group', { name: 'Quantity of Mug 2' }))
  await userEvent.click(quantity.getByRole('button', { name: 'Increase quantity' }))
  await userEvent.click(quantity.getByRole('button', { name: 'Increase quantity' }))
  expect(await screen.findAllByText('Cart quantity updated.')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Cart (4)' })).toBeInTheDocument()
})
