/** What became dearer, cheaper or scarce since it was put into the cart. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { openCart, serveCart, summary, twoMugs } from '@/testing/cartPage'
import { cartOf, priceRaised, stockReduced, itemOf } from '@/testing/carts'
import { server } from '@/testing/server'

/** A cart whose first line costs more than its shopper saw, until they agree; answers what they agreed to. */
function serveDearer() {
  const agreed: unknown[] = []
  serveCart(cartOf(itemOf(1, { changes: priceRaised(2000) }), itemOf(2, { quantity: 2 })))
  server.use(
    http.post('*/api/cart/agreed-prices', async ({ request }) => {
      agreed.push(await request.json())
      return HttpResponse.json(twoMugs)
    }),
  )
  return agreed
}

test('a dearer line is left out of the total until the shopper agrees', async () => {
  const agreed = serveDearer()
  localStorage.setItem('local_selected_items', '[1,2]')
  openCart()
  expect(await screen.findByText('Was $20.00, now $24.00')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Select Mug 1' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  expect(summary().getAllByText('$48.00')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Buy at $24.00' }))
  expect(await summary().findAllByText('$72.00')).toHaveLength(2)
  expect(screen.queryByText('Was $20.00, now $24.00')).not.toBeInTheDocument()
  await waitFor(() => expect(agreed).toEqual([{ items: [{ cartItemId: 1, price: 2400 }] }]))
})

test('an agreement that the server did not get is taken back', async () => {
  serveDearer()
  server.use(http.post('*/api/cart/agreed-prices', () => HttpResponse.json({ message: 'no' }, { status: 403 })))
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'Buy at $24.00' }))
  expect(await screen.findByText('Failed to save your choice. Please try again.')).toBeInTheDocument()
  expect(await screen.findByText('Was $20.00, now $24.00')).toBeInTheDocument()
})

test('ticking a line that waits is agreeing to it', async () => {
  serveDearer()
  openCart()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Mug 1' }))
  expect(screen.getByRole('checkbox', { name: 'Select Mug 1' })).toBeChecked()
  expect(screen.queryByText('Was $20.00, now $24.00')).not.toBeInTheDocument()
})

test('a cheaper line only says so, and the server is told once that it was seen', async () => {
  const agreed = serveDearer()
  const cheaper = itemOf(1, { changes: [{ code: 'price_down', priceWas: 3000, left: null }] })
  serveCart(cartOf(cheaper, itemOf(2, { quantity: 2 })))
  localStorage.setItem('local_selected_items', '[1,2]')
  openCart()
  expect(await screen.findByText('Was $30.00')).toBeInTheDocument()
  expect(summary().getAllByText('$72.00')).toHaveLength(2)
  await waitFor(() => expect(agreed).toEqual([{ items: [{ cartItemId: 1, price: 2400 }] }]))
  expect(screen.getByText('Was $30.00')).toBeInTheDocument()
})

test('where fewer are left the smaller quantity is shown, and saved when the shopper agrees', async () => {
  serveCart(cartOf(itemOf(1, { quantity: 7, changes: stockReduced(5) }), itemOf(2)))
  const saved: unknown[] = []
  server.use(
    http.get('*/api/cart/changeQuantity/:id/:quantity', ({ params }) => {
      saved.push(`${String(params.id)}/${String(params.quantity)}`)
      return HttpResponse.json(cartOf(itemOf(1, { quantity: 5 }), itemOf(2)))
    }),
  )
  openCart()
  expect(await screen.findByText('Only 5 left. We set the quantity to 5')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Quantity of Mug 1' })).toHaveValue('5')
  expect(saved).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Buy 5' }))
  await waitFor(() => expect(saved).toEqual(['1/5']))
  expect(screen.queryByText('Only 5 left. We set the quantity to 5')).not.toBeInTheDocument()
})
