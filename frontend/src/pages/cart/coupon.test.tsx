/** A coupon in the cart. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { openCart, serveCart, summary } from '@/testing/cartPage'
import { itemOf } from '@/testing/carts'
import { quoteOf } from '@/testing/orders'
import { asGuest } from '@/testing/people'
import { standardPromo } from '@/testing/promo'
import { server } from '@/testing/server'

beforeEach(() => {
  const config = { name: 'Helloshop', currency: 'USD', promo: standardPromo }
  server.use(http.get('*/api/public/config', () => HttpResponse.json(config)))
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
      const problem = { cartItemId: null, code: 'coupon_unknown', message: 'Coupon not found' }
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

test('a refused coupon is named beside its field, which keeps the code and the focus', async () => {
  serveCart()
  serveQuotes()
  localStorage.setItem('local_selected_items', '[2]')
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'I have another coupon' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Coupon/ }), 'nope{Enter}')
  const field = await screen.findByRole('textbox', { name: /^Coupon/, description: "NOPE: This coupon doesn't exist" })
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('NOPE')
  expect(summary().getAllByText('$48.00')).toHaveLength(2)
})

test('without a code nothing is applied, and the field says what is missing until something is typed', async () => {
  serveCart()
  const asked = serveQuotes()
  localStorage.setItem('local_selected_items', '[2]')
  openCart()
  await userEvent.click(await screen.findByRole('button', { name: 'I have another coupon' }))
  await userEvent.click(summary().getByRole('button', { name: 'Apply coupon', hidden: true }))
  const field = screen.getByRole('textbox', { name: 'Coupon code', description: 'Enter a coupon code' })
  expect(field).toHaveFocus()
  await userEvent.type(field, 'S')
  expect(field).not.toHaveAccessibleDescription('Enter a coupon code')
  expect(asked).toEqual([])
})

test("a guest sees what the banner's coupon takes off after logging in, without any call", async () => {
  localStorage.setItem('guest_cart_items', JSON.stringify([itemOf(1)]))
  const asked = serveQuotes()
  openCart(asGuest)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use HELLOSHOP, 10% off' }))
  expect(screen.getByText('Coupon HELLOSHOP: 10% off when you log in, −$2.40')).toBeInTheDocument()
  expect(summary().getByText('10% off when you log in')).toBeInTheDocument()
  expect(summary().getByText('$21.60')).toBeInTheDocument()
  expect(asked).toEqual([])
})

test("a guest's other coupon is kept until the server can be asked", async () => {
  localStorage.setItem('guest_cart_items', JSON.stringify([itemOf(1)]))
  localStorage.setItem('cart_coupon', 'SPRING')
  openCart(asGuest)
  expect(screen.getByText("Coupon SPRING is saved. We'll check it when you log in to check out.")).toBeInTheDocument()
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
  const why = "HELLOSHOP: You've already used this coupon"
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
