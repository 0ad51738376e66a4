/** Lines saved for later below the cart. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import type { CartItem } from '@/features/cart/api'
import { openCart, serveCart, undoButton } from '@/testing/cartPage'
import { cartOf, priceRaised, itemOf } from '@/testing/carts'
import { asGuest } from '@/testing/people'
import { server } from '@/testing/server'

/** A server that saves line 1 under the id 9, and gives it back. */
function serveSaving() {
  const asked: unknown[] = []
  const saved = { ...itemOf(1), id: 9 }
  const rest = cartOf(itemOf(2, { quantity: 2 }))
  server.use(
    http.post('*/api/cart/saved', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ cart: rest, saved: [saved], quantity: 1 })
    }),
    http.post('*/api/cart/saved/9/move-to-cart', () => {
      asked.push('back')
      return HttpResponse.json({ cart: cartOf(itemOf(2, { quantity: 2 }), { ...itemOf(1), id: 3 }), saved: [], quantity: 1 })
    }),
    http.delete('*/api/cart/saved/9', () => {
      asked.push('removed')
      return HttpResponse.json([])
    }),
    http.post('*/api/cart/saved/add-multiple', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json([saved])
    }),
  )
  return asked
}

const savedSection = () => screen.findByRole('region', { name: 'Saved for later (1)' })

test('a line is saved for later below the cart, does not count there, and goes back ticked', async () => {
  serveCart()
  const asked = serveSaving()
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'Save Mug 1 for later' }))
  expect(await screen.findByText('Mug 1 saved for later.')).toBeInTheDocument()
  expect(await undoButton()).toHaveFocus()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cart (2)' })).toBeInTheDocument())
  await userEvent.click(within(await savedSection()).getByRole('button', { name: 'Move Mug 1 to the cart' }))
  expect(await screen.findByRole('heading', { name: 'Cart (3)' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: /Saved for later/ })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Cart (3)' })).toHaveFocus()
  expect(localStorage.getItem('local_selected_items')).toBe('[3]')
  expect(asked).toEqual([{ cartItemId: 1 }, 'back'])
})

test('saving for later can be undone where the line stood', async () => {
  serveCart()
  serveSaving()
  localStorage.setItem('local_selected_items', '[1]')
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'Save Mug 1 for later' }))
  await userEvent.click(await undoButton())
  expect(await screen.findByRole('heading', { name: 'Cart (3)' })).toBeInTheDocument()
  await waitFor(() => expect(localStorage.getItem('local_selected_items')).toBe('[3]'))
})

test('undone, what was saved of the same before stays saved', async () => {
  serveCart()
  const calls: unknown[] = []
  const note = (name: string, answer: object) => async ({ request }: { request: Request }) => {
    calls.push([name, request.method === 'DELETE' ? null : await request.json()])
    return HttpResponse.json(answer)
  }
  const three = { ...itemOf(1, { quantity: 3 }), id: 9 }
  const rest = cartOf(itemOf(2, { quantity: 2 }))
  server.use(
    http.get('*/api/cart/saved', () => HttpResponse.json([three])),
    http.post('*/api/cart/saved', note('save', { cart: rest, saved: [{ ...three, quantity: 4 }], quantity: 1 })),
    http.post('*/api/cart/add', note('add', cartOf({ ...itemOf(1), id: 3 }, itemOf(2, { quantity: 2 })))),
    http.delete('*/api/cart/saved/9', note('remove', [])),
    http.post('*/api/cart/saved/add-multiple', note('keep', [{ ...three, id: 10 }])),
  )
  openCart()
  await screen.findByText('Qty 3')
  await userEvent.click(await screen.findByRole('button', { name: 'Save Mug 1 for later' }))
  expect(await screen.findByText('Qty 4')).toBeInTheDocument()
  await userEvent.click(await undoButton())
  expect(await screen.findByText('Qty 3')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Cart (3)' })).toBeInTheDocument()
  const line = { productDTO: { id: 101 }, optionIds: [], seenPrice: 2400 }
  expect(calls).toEqual([
    ['save', { cartItemId: 1 }],
    ['add', { ...line, quantity: 1 }],
    ['remove', null],
    ['keep', [{ ...line, quantity: 3 }]],
  ])
})

test('what was saved says what became of it, and goes back only if it can be bought', async () => {
  serveCart()
  const gone = itemOf(8, { available: false, changes: [{ code: 'sold_out', priceWas: null, left: 0 }] })
  server.use(http.get('*/api/cart/saved', () => HttpResponse.json([{ ...itemOf(7), changes: priceRaised(2000) }, gone])))
  openCart()
  const section = within(await screen.findByRole('region', { name: 'Saved for later (2)' }))
  expect(section.getByText('Was $20.00, now $24.00')).toBeInTheDocument()
  expect(section.getByText('Sold out')).toBeInTheDocument()
  expect(section.getAllByRole('button', { name: /^Move/ })).toHaveLength(1)
})

test('a saved line that was removed can be brought back', async () => {
  serveCart(cartOf())
  const asked = serveSaving()
  server.use(http.get('*/api/cart/saved', () => HttpResponse.json([{ ...itemOf(1), id: 9 }])))
  openCart()
  await userEvent.click(within(await savedSection()).getByRole('button', { name: 'Remove Mug 1 from saved items' }))
  const undo = await screen.findByRole('button', { name: 'Undo: save Mug 1 again' })
  await waitFor(() => expect(undo).toHaveFocus())
  await userEvent.click(undo)
  expect(await savedSection()).toBeInTheDocument()
  const again = [{ productDTO: { id: 101 }, quantity: 1, optionIds: [], seenPrice: 2400 }]
  await waitFor(() => expect(asked).toEqual(['removed', again]))
})

test('the focus stays where it is when the page has just opened', async () => {
  serveCart()
  server.use(http.get('*/api/cart/saved', () => HttpResponse.json([{ ...itemOf(1), id: 9 }])))
  openCart()
  await savedSection()
  expect(document.body).toHaveFocus()
})

test('of two lines of the same choice a guest saves the one that was pressed', async () => {
  const twins = [itemOf(1), { ...itemOf(1, { quantity: 5 }), id: 2 }]
  localStorage.setItem('guest_cart_items', JSON.stringify(twins))
  openCart(asGuest)
  const [, second] = await screen.findAllByRole('button', { name: 'Save Mug 1 for later' })
  if (second) await userEvent.click(second)
  const quantities = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '[]') as CartItem[]).map(({ quantity }) => quantity)
  await waitFor(() => expect(quantities('guest_saved_items')).toEqual([5]))
  expect(quantities('guest_cart_items')).toEqual([1])
})

test('after a saved line is gone the focus is on the one in its place, after Undo on the line itself', async () => {
  localStorage.setItem('guest_saved_items', JSON.stringify([itemOf(1), itemOf(2), itemOf(3)]))
  openCart(asGuest)
  const section = within(await screen.findByRole('region', { name: 'Saved for later (3)' }))
  await userEvent.click(section.getByRole('button', { name: 'Move Mug 2 to the cart' }))
  expect(section.getByRole('listitem', { name: 'Mug 3' })).toHaveFocus()
  await userEvent.click(section.getByRole('button', { name: 'Remove Mug 1 from saved items' }))
  await userEvent.click(await section.findByRole('button', { name: 'Undo: save Mug 1 again' }))
  await waitFor(() => expect(section.getByRole('listitem', { name: 'Mug 1' })).toHaveFocus())
})

test('saved lines that do not load say so beside a cart that did', async () => {
  serveCart()
  let isUp = false
  server.use(
    http.get('*/api/cart/saved', () => (isUp ? HttpResponse.json([itemOf(3)]) : HttpResponse.json({ status: 400 }, { status: 400 }))),
  )
  openCart()
  expect(await screen.findByText("Your saved items didn't load")).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Cart (3)' })).toBeInTheDocument()
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await savedSection()).toBeInTheDocument()
})

test('fewer than were saved come into the cart when no more are left', async () => {
  serveCart(cartOf())
  server.use(
    http.get('*/api/cart/saved', () => HttpResponse.json([{ ...itemOf(1, { quantity: 4 }), id: 9 }])),
    http.post('*/api/cart/saved/9/move-to-cart', () => HttpResponse.json({ cart: cartOf(itemOf(1, { quantity: 2 })), saved: [], quantity: 2 })),
  )
  openCart()
  await userEvent.click(within(await savedSection()).getByRole('button', { name: 'Move Mug 1 to the cart' }))
  expect(await screen.findByText("Only 2 left. They're in your cart.")).toBeInTheDocument()
})

test('a guest saves for later in the browser, without any call', async () => {
  localStorage.setItem('guest_cart_items', JSON.stringify([itemOf(1), itemOf(2)]))
  openCart(asGuest)
  await userEvent.click(screen.getByRole('button', { name: 'Save Mug 1 for later' }))
  expect(await savedSection()).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Cart (1)' })).toBeInTheDocument()
  expect(localStorage.getItem('guest_saved_items')).toContain('"id":1')
  await userEvent.click(within(await savedSection()).getByRole('button', { name: 'Move Mug 1 to the cart' }))
  expect(screen.getByRole('heading', { name: 'Cart (2)' })).toBeInTheDocument()
  expect(localStorage.getItem('guest_saved_items')).toBeNull()
})
