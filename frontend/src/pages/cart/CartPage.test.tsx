import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { SessionState } from '@/features/auth/sessionSlice'
import type { CartItem } from '@/features/cart/api'
import { CartPage } from '@/pages/cart/CartPage'
import { cartOf, dearer, fewer, itemOf } from '@/testing/carts'
import { quoteOf } from '@/testing/orders'
import { asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'

/** The cart page with the toasts around it, and a server that holds a cart. */
const twoMugs = cartOf(itemOf(1), itemOf(2, { quantity: 2 }))

const serveCart = (cart = twoMugs) => server.use(http.get('*/api/cart/findAll', () => HttpResponse.json(cart)))

const openCart = (state: { session: SessionState } = asAda) =>
  renderPage(
    <>
      <CartPage />
      <ToastHost />
    </>,
    { at: '/cart', path: '/cart', state },
  )

const summary = () => within(screen.getByRole('region', { name: 'Summary', hidden: true }))

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
  expect(groups).toEqual(['Clay & Co', 'Not available now', 'Summary'])
  expect(within(screen.getByRole('region', { name: 'Not available now' })).getByText('Mug 1')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Select Mug 1' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(localStorage.getItem('local_selected_items')).toBe('[2]')
})

/** A cart whose first line costs more than its shopper saw, until they agree; answers what they agreed to. */
function serveDearer() {
  const agreed: unknown[] = []
  serveCart(cartOf(itemOf(1, { changes: dearer(2000) }), itemOf(2, { quantity: 2 })))
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
  expect(await screen.findByText('Failed to note your answer. Please try again.')).toBeInTheDocument()
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
  serveCart(cartOf(itemOf(1, { quantity: 7, changes: fewer(5) }), itemOf(2)))
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

test('a line that is being paid leads to its order, stays in its shop and cannot be ticked', async () => {
  const inPayment = { orderId: 5, orderNumber: 'HS-AAAAA-BBBBB' }
  serveCart(cartOf(itemOf(1, { available: false, inPayment, quantity: 3 }), itemOf(2)))
  localStorage.setItem('local_selected_items', '[1,2]')
  openCart()
  expect(await screen.findByRole('link', { name: 'Order HS-AAAAA-BBBBB is being paid' })).toHaveAttribute('href', '/account/orders/5')
  expect(screen.getByText('Quantity 3')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Select Mug 1' })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked()
  expect(screen.queryByRole('group', { name: 'Quantity of Mug 1' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Not available now' })).not.toBeInTheDocument()
  expect(screen.getByText('Shop total $24.00')).toBeInTheDocument()
  expect(summary().getAllByText('$24.00')).toHaveLength(2)
})

/** HELLOSHOP takes ten per cent off; the server knows no other code. */
function serveQuotes() {
  const asked: unknown[] = []
  server.use(
    http.post('*/api/orders/quote', async ({ request }) => {
      const { cartItemIds, couponCode } = (await request.json()) as { cartItemIds: number[]; couponCode: string }
      asked.push(couponCode)
      const subtotal = cartItemIds.reduce((sum, id) => sum + (id === 2 ? 4800 : 2400), 0)
      if (couponCode === 'HELLOSHOP') return HttpResponse.json(quoteOf(subtotal, { discount: subtotal / 10 }))
      const problem = { cartItemId: null, code: 'coupon_unknown', message: 'No such coupon' }
      return HttpResponse.json(quoteOf(subtotal, { problems: [problem] }))
    }),
  )
  return asked
}

test("the banner's coupon is applied by one press, counts in the total, and can be dropped", async () => {
  serveCart()
  serveQuotes()
  localStorage.setItem('local_selected_items', '[2]')
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'Use HELLOSHOP, 10% off' }))
  expect(await summary().findByText('Coupon HELLOSHOP: −$4.80')).toBeInTheDocument()
  expect(summary().getByText('$43.20')).toBeInTheDocument()
  const drop = summary().getByRole('button', { name: 'Remove coupon', hidden: true })
  expect(drop).toHaveFocus()
  await userEvent.click(drop)
  expect(summary().getAllByText('$48.00')).toHaveLength(2)
  expect(localStorage.getItem('cart_coupon')).toBeNull()
})

test('a refused coupon is named beside its field, which keeps the focus', async () => {
  serveCart()
  serveQuotes()
  localStorage.setItem('local_selected_items', '[2]')
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'I have another coupon' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Coupon/ }), 'nope{Enter}')
  const field = await screen.findByRole('textbox', { name: /^Coupon/, description: 'NOPE: This coupon does not exist' })
  await waitFor(() => expect(field).toHaveFocus())
  expect(summary().getAllByText('$48.00')).toHaveLength(2)
})

test("a guest sees what the banner's coupon takes off after logging in, without any call", async () => {
  localStorage.setItem('guest_cart_items', JSON.stringify([itemOf(1)]))
  const asked = serveQuotes()
  openCart(asGuest)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use HELLOSHOP, 10% off' }))
  expect(screen.getByText('Coupon HELLOSHOP: 10% off when you log in, −$2.40')).toBeInTheDocument()
  expect(summary().getByText('10% off when you log in')).toBeInTheDocument()
  expect(summary().getByText('$21.60')).toBeInTheDocument()
  expect(asked).toEqual([])
})

test("a guest's other coupon is kept until the server can be asked", async () => {
  localStorage.setItem('guest_cart_items', JSON.stringify([itemOf(1)]))
  localStorage.setItem('cart_coupon', 'SPRING')
  openCart(asGuest)
  expect(screen.getByText(/^Coupon SPRING is kept/)).toBeInTheDocument()
})

test('a used coupon is told beside the field and not offered again', async () => {
  serveCart()
  server.use(
    http.post('*/api/orders/quote', () =>
      HttpResponse.json(quoteOf(4800, { problems: [{ cartItemId: null, code: 'coupon_used', message: 'Used' }] })),
    ),
  )
  localStorage.setItem('local_selected_items', '[2]')
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'Use HELLOSHOP, 10% off' }))
  const why = 'HELLOSHOP: You have used this coupon already'
  expect(await screen.findByRole('textbox', { name: /^Coupon/, description: why })).toBeInTheDocument()
  await userEvent.click(summary().getByRole('button', { name: 'Continue without coupon', hidden: true }))
  expect(screen.queryByRole('button', { name: 'Use HELLOSHOP, 10% off' })).not.toBeInTheDocument()
  expect(localStorage.getItem('used_coupons')).toBe('["1:HELLOSHOP"]')
})

test('a coupon that could not be checked says so beside its field', async () => {
  serveCart()
  server.use(http.post('*/api/orders/quote', () => HttpResponse.json({ message: 'Later' }, { status: 429 })))
  localStorage.setItem('local_selected_items', '[2]')
  localStorage.setItem('cart_coupon', 'SPRING')
  openCart()
  expect(await screen.findByRole('textbox', { name: /^Coupon/, description: 'SPRING: Later' })).toBeInTheDocument()
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
  expect(await screen.findByRole('heading', { name: 'Your cart did not load' })).toBeInTheDocument()
  serveCart()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Cart (3)' })).toBeInTheDocument()
})

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

const undoButton = () => screen.findByRole('button', { name: 'Undo: put Mug 1 back' })

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

test('at one piece minus takes the line out', async () => {
  serveCart()
  serveRemoval()
  openCart()
  const quantity = within(await screen.findByRole('group', { name: 'Quantity of Mug 1' }))
  await userEvent.click(quantity.getByRole('button', { name: 'Take Mug 1 out of the cart' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cart (2)' })).toBeInTheDocument())
  expect(within(screen.getByRole('group', { name: 'Quantity of Mug 2' })).getByRole('button', { name: 'Decrease quantity' })).toBeEnabled()
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
  expect(await screen.findByText('Mug 1 is saved for later.')).toBeInTheDocument()
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
  await screen.findByText('Quantity 3')
  await userEvent.click(await screen.findByRole('button', { name: 'Save Mug 1 for later' }))
  expect(await screen.findByText('Quantity 4')).toBeInTheDocument()
  await userEvent.click(await undoButton())
  expect(await screen.findByText('Quantity 3')).toBeInTheDocument()
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
  server.use(http.get('*/api/cart/saved', () => HttpResponse.json([{ ...itemOf(7), changes: dearer(2000) }, gone])))
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
  await userEvent.click(within(await savedSection()).getByRole('button', { name: 'Remove Mug 1 from what is saved' }))
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
  await userEvent.click(section.getByRole('button', { name: 'Remove Mug 1 from what is saved' }))
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
  expect(await screen.findByText('What you saved for later did not load')).toBeInTheDocument()
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
  expect(await screen.findByText('Only 2 are left. They are in the cart.')).toBeInTheDocument()
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
