import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import userEvent from '@testing-library/user-event'
import { clearToasts } from '@/components/toast/queue'
import { ToastHost } from '@/components/toast/ToastHost'
import { sessionActions } from '@/features/auth/sessionSlice'
import { cartOf, itemOf } from '@/testing/carts'
import { mug } from '@/testing/catalog'
import { ada, asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import type { Variant } from './api'
import { CartSync } from './CartSync'
import { MergeNotes } from './components/MergeNotes'
import { lineOf } from './guestCart'
import { useCart } from './useCart'

function Count() {
  return <output>{useCart().count}</output>
}

const page = (
  <>
    <CartSync />
    <Count />
    <MergeNotes />
    <ToastHost />
  </>
)

const [variant] = mug.variants

function storeGuestLines() {
  if (!variant) throw new Error('The mug has no variant')
  const lines = [lineOf({ product: mug, variant, quantity: 2 }, 5), lineOf({ product: mug, variant, quantity: 1 }, 6)]
  localStorage.setItem('guest_cart_items', JSON.stringify(lines))
  localStorage.setItem('local_selected_items', '[5,6]')
}

test('a guest sees the stored lines without any call', () => {
  storeGuestLines()
  renderPage(page, { state: asGuest })
  expect(screen.getByText('3')).toBeInTheDocument()
})

test('after sign-in the lines go to the server in one batch, are forgotten, and the cart is loaded', async () => {
  storeGuestLines()
  const calls: unknown[] = []
  server.use(
    http.post('*/api/cart/add-multiple', async ({ request }) => {
      calls.push(await request.json())
      return HttpResponse.json(cartOf(itemOf(1, { quantity: 3 })))
    }),
    http.get('*/api/cart/findAll', () => {
      calls.push('findAll')
      return HttpResponse.json(cartOf(itemOf(1, { quantity: 7 })))
    }),
  )
  const { store } = renderPage(page, { state: asGuest })
  act(() => void store.dispatch(sessionActions.loginSuccess(ada)))
  expect(await screen.findByText('Cart synced successfully.')).toBeInTheDocument()
  expect(await screen.findByText('7')).toBeInTheDocument()
  expect(calls[0]).toEqual([
    { productDTO: { id: 1 }, quantity: 2, optionIds: [11, 21], seenPrice: 1920 },
    { productDTO: { id: 1 }, quantity: 1, optionIds: [11, 21], seenPrice: 1920 },
  ])
  expect(calls.filter((call) => call !== 'findAll')).toHaveLength(1)
  expect(localStorage.getItem('guest_cart_items')).toBeNull()
})

test('what was ticked before sign-in is ticked under its new id, and nothing else', async () => {
  storeGuestLines()
  localStorage.setItem('local_selected_items', '[5,40,77]')
  const merged = itemOf(90, { quantity: 3, optionIds: [21, 11], productDTO: { ...itemOf(90).productDTO, id: 1 } })
  const whole = cartOf(itemOf(40), itemOf(41), merged)
  server.use(
    http.post('*/api/cart/add-multiple', () => HttpResponse.json(whole)),
    http.get('*/api/cart/findAll', () => HttpResponse.json(whole)),
  )
  const { store } = renderPage(page, { state: asGuest })
  act(() => void store.dispatch(sessionActions.loginSuccess(ada)))
  expect(await screen.findByText('Cart synced successfully.')).toBeInTheDocument()
  expect(localStorage.getItem('local_selected_items')).toBe('[40,90]')
})

test('a guest who unticked everything finds nothing ticked after sign-in', async () => {
  storeGuestLines()
  localStorage.removeItem('local_selected_items')
  server.use(
    http.post('*/api/cart/add-multiple', () => HttpResponse.json(cartOf(itemOf(1)))),
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf(itemOf(1)))),
  )
  renderPage(page, { state: asAda })
  expect(await screen.findByText('Cart synced successfully.')).toBeInTheDocument()
  expect(localStorage.getItem('local_selected_items')).toBeNull()
})

test('a lost answer is asked for again by the same key, and only then forgotten', async () => {
  storeGuestLines()
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/cart/add-multiple', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length < 3 ? HttpResponse.error() : HttpResponse.json(cartOf(itemOf(1, { quantity: 3 })))
    }),
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf(itemOf(1, { quantity: 3 })))),
  )
  const { unmount } = renderPage(page, { state: asAda })
  expect(await screen.findByText('Failed to sync cart. Please try again.')).toBeInTheDocument()
  unmount()
  clearToasts()
  // The page is loaded anew before the shopper tries again there.
  renderPage(page, { state: asAda })
  expect(await screen.findByText('Failed to sync cart. Please try again.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Cart synced successfully.')).toBeInTheDocument()
  expect(keys[0]).toBeTruthy()
  expect(new Set(keys).size).toBe(1)
  expect(localStorage.getItem('guest_cart_upload')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('another person is another upload', async () => {
  storeGuestLines()
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/cart/add-multiple', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return HttpResponse.error()
    }),
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf())),
  )
  const { unmount } = renderPage(page, { state: asAda })
  await waitFor(() => expect(keys).toHaveLength(1))
  unmount()
  renderPage(page, { state: { session: { ...asAda.session, user: { ...ada, id: 2 } } } })
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).not.toBe(keys[1])
})

test('a guest who takes everything out after the answer was lost finds an empty cart at the next sign-in', async () => {
  const removed: unknown[] = []
  server.use(
    http.post('*/api/cart/add-multiple', () => HttpResponse.json(cartOf(itemOf(1)))),
    http.delete('*/api/cart/remove/:id', ({ params }) => {
      removed.push(params.id)
      return HttpResponse.json([])
    }),
    http.get('*/api/cart/findAll', () => HttpResponse.json(removed.length > 0 ? [] : cartOf(itemOf(1)))),
  )
  localStorage.setItem('guest_cart_upload', JSON.stringify({ key: 'lost', batch: JSON.stringify([ada.id, [itemOf(1)]]) }))
  renderPage(page, { state: asAda })
  expect(await screen.findByText('Cart synced successfully.')).toBeInTheDocument()
  expect(await screen.findByText('0')).toBeInTheDocument()
  expect(removed).toEqual(['1'])
})

test('an upload that was refused is a new one the next time', async () => {
  storeGuestLines()
  server.use(
    http.post('*/api/cart/add-multiple', () => HttpResponse.json({ code: 'cart_full', message: 'Full' }, { status: 409 })),
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf())),
  )
  renderPage(page, { state: asAda })
  expect(await screen.findByText('Failed to sync cart. Please try again.')).toBeInTheDocument()
  expect(localStorage.getItem('guest_cart_upload')).toBeNull()
})

test('what did not come in is told line by line until it was read, also after the page is loaded anew', async () => {
  const [forest] = mug.variants
  const lines = [
    lineOf({ product: mug, variant: forest as Variant, quantity: 2 }, 5),
    itemOf(7),
    lineOf({ product: mug, variant: forest as Variant, quantity: 3 }, 6),
    itemOf(8),
  ]
  localStorage.setItem('guest_cart_items', JSON.stringify(lines))
  const header = '0;reason=reduced;added=4, 1;reason=out_of_stock'
  server.use(
    http.post('*/api/cart/add-multiple', () =>
      HttpResponse.json(cartOf(itemOf(1)), { headers: { 'Cart-Left-Out': header } }),
    ),
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf(itemOf(1)))),
  )
  const { unmount } = renderPage(page, { state: asAda })
  const notes = await screen.findAllByRole('listitem')
  expect(notes.map((note) => note.textContent)).toEqual([
    'Mug, Forest, S: only 4 of 5 added, no more are left',
    'Mug 7: sold out, or your cart already has all that are left',
  ])
  unmount()
  renderPage(page, { state: asAda })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  expect(localStorage.getItem('cart_merge_notes')).toBeNull()
})

test('lines that the server does not take stay in the browser', async () => {
  storeGuestLines()
  server.use(
    http.post('*/api/cart/add-multiple', () => new HttpResponse(null, { status: 503 })),
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf())),
  )
  renderPage(page, { state: asAda })
  expect(await screen.findByText('Failed to sync cart. Please try again.')).toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem('guest_cart_items') ?? '[]')).toHaveLength(2)
})

test('what a guest saved for later goes along at sign-in, and what is gone is told', async () => {
  localStorage.setItem('guest_saved_items', JSON.stringify([itemOf(1), itemOf(2, { quantity: 4 })]))
  const sent: unknown[] = []
  server.use(
    http.post('*/api/cart/saved/add-multiple', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json([itemOf(30, { quantity: 4 })], { headers: { 'Cart-Left-Out': '0;reason=unavailable' } })
    }),
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf(itemOf(5, { quantity: 7 })))),
  )
  renderPage(page, { state: asAda })
  expect(await screen.findByText('7')).toBeInTheDocument()
  expect(await screen.findByText(/no longer for sale/)).toBeInTheDocument()
  expect(sent).toEqual([
    [
      { productDTO: { id: 101 }, quantity: 1, optionIds: [], seenPrice: 2400 },
      { productDTO: { id: 102 }, quantity: 4, optionIds: [], seenPrice: 2400 },
    ],
  ])
  expect(localStorage.getItem('guest_saved_items')).toBeNull()
})

test('what the server does not take of it stays in the browser', async () => {
  localStorage.setItem('guest_saved_items', JSON.stringify([itemOf(1)]))
  server.use(
    http.post('*/api/cart/saved/add-multiple', () => HttpResponse.json({ message: 'no' }, { status: 403 })),
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf(itemOf(5, { quantity: 7 })))),
  )
  renderPage(page, { state: asAda })
  expect(await screen.findByText('Failed to sync cart. Please try again.')).toBeInTheDocument()
  expect(localStorage.getItem('guest_saved_items')).not.toBeNull()
})

test('without guest lines signing in only loads the cart', async () => {
  server.use(http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf(itemOf(1, { quantity: 4 })))))
  renderPage(page, { state: asAda })
  expect(await screen.findByText('4')).toBeInTheDocument()
  expect(screen.queryByText('Cart synced successfully.')).not.toBeInTheDocument()
})

test('a cart that does not load is told', async () => {
  server.use(http.get('*/api/cart/findAll', () => HttpResponse.json({ message: 'no' }, { status: 403 })))
  renderPage(page, { state: asAda })
  await waitFor(() => expect(screen.getByText('Failed to load cart. Please try again.')).toBeInTheDocument())
})
