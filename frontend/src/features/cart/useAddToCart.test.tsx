import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { cartOf, itemOf } from '@/testing/carts'
import { mug } from '@/testing/catalog'
import { asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import type { CartItem } from './api'
import { useAddToCart } from './useAddToCart'
import { useCart } from './useCart'

const [variant] = mug.variants

function Adder({ quantity = 2 }: { quantity?: number }) {
  const { add, pending } = useAddToCart()
  const { count } = useCart()
  if (!variant) return null
  return (
    <>
      <output>count {count}</output>
      <button type="button" disabled={pending} onClick={() => void add({ product: mug, variant, quantity })}>
        Add
      </button>
      <ToastHost />
    </>
  )
}

/** The line that adding makes on the server. */
const boughtMug = (over: Partial<CartItem> = {}) =>
  itemOf(9, { optionIds: [21, 11], productDTO: { ...itemOf(9).productDTO, id: mug.id }, ...over })

const press = () => userEvent.click(screen.getByRole('button', { name: 'Add' }))

test('a guest adds without any call, and the same variant joins its line', async () => {
  const { store } = renderPage(<Adder />, { state: asGuest })
  await press()
  await press()
  expect(screen.getByText('count 4')).toBeInTheDocument()
  expect(store.getState().guestCart.lines).toHaveLength(1)
  expect(JSON.parse(localStorage.getItem('guest_cart_items') ?? '[]')).toMatchObject([{ quantity: 4, optionIds: [11, 21] }])
  expect(await screen.findAllByText('Product added to cart successfully.')).not.toHaveLength(0)
  expect(store.getState().selection.ids).toEqual(store.getState().guestCart.lines.map(({ id }) => id))
})

test('a quantity below one is ignored', async () => {
  renderPage(<Adder quantity={0} />, { state: asGuest })
  await press()
  expect(screen.getByText('count 0')).toBeInTheDocument()
  expect(screen.queryByText('Product added to cart successfully.')).not.toBeInTheDocument()
})

test('signed in, the line is shown at once and becomes what the server answers', async () => {
  let answer: (() => void) | undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf())),
    http.post('*/api/cart/add', async ({ request }) => {
      expect(await request.json()).toEqual({ productDTO: { id: 1 }, quantity: 2, optionIds: [11, 21], seenPrice: 1920 })
      await asked
      return HttpResponse.json(cartOf(itemOf(8), boughtMug({ quantity: 5 })))
    }),
  )
  const { store } = renderPage(<Adder />, { state: asAda })
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('fulfilled'))
  await press()
  expect(screen.getByText('count 2')).toBeInTheDocument()
  answer?.()
  expect(await screen.findByText('count 6')).toBeInTheDocument()
  expect(localStorage.getItem('local_selected_items')).toBe('[9]')
})

test('when the server refuses, the line goes and its reason is shown', async () => {
  server.use(
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf(itemOf(9)))),
    http.post('*/api/cart/add', () => HttpResponse.json({ message: 'Only 1 left' }, { status: 409 })),
  )
  renderPage(<Adder />, { state: asAda })
  await screen.findByText('count 1')
  await press()
  expect(await screen.findByText('Failed to add product to cart. Please try again.')).toBeInTheDocument()
  expect(screen.getByText('Only 1 left')).toBeInTheDocument()
  expect(screen.getByText('count 1')).toBeInTheDocument()
})
