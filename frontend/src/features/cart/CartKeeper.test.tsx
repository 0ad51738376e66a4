import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { sessionActions } from '@/features/auth/sessionSlice'
import { cartOf, itemOf } from '@/testing/carts'
import { mug } from '@/testing/catalogue'
import { ada, asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { CartKeeper } from './CartKeeper'
import { lineOf } from './guestCart'
import { useCart } from './useCart'

function Count() {
  return <output>{useCart().count}</output>
}

const page = (
  <>
    <CartKeeper />
    <Count />
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
    { productDTO: { id: 1 }, quantity: 2, optionIds: [11, 21] },
    { productDTO: { id: 1 }, quantity: 1, optionIds: [11, 21] },
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
