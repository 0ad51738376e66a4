/** Everybody's orders: found, and a part of one given back with what it costs whom. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { MarketOrder } from '@/features/operator/api'
import { listOf } from '@/testing/operator'
import { orderLineOf, orderOf, shopOrderOf } from '@/testing/orders'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { OperatorOrderPage } from './OperatorOrderPage'
import { OperatorOrdersPage } from './OperatorOrdersPage'

const sent = shopOrderOf(5, { status: 'delivered', lines: [orderLineOf(5, { shipped: 1 })] })

const marketOrder = (refunded = 0): MarketOrder => ({
  order: orderOf({ id: 3, number: 'HS-3', paymentStatus: 'paid', shopOrders: [{ ...sent, refunded }] }),
  buyer: { id: 1, name: 'Ada Example', email: 'ada@example.test' },
  shares: [{ shopOrderId: 5, commission: 240, payout: 2160 - refunded }],
})

/** Serves the order, and notes what is given back of it. */
function serve() {
  const given: { key: string | null; body: unknown }[] = []
  server.use(
    http.get('*/api/admin/orders/3', () => HttpResponse.json(marketOrder(given.length > 0 ? 1000 : 0))),
    http.post('*/api/admin/shop-orders/5/refunds', async ({ request }) => {
      given.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      return HttpResponse.json({ id: 9, amount: 1000 })
    }),
  )
  return given
}

const open = () =>
  renderPage(
    <>
      <OperatorOrderPage />
      <ToastHost />
    </>,
    { at: '/admin/orders/3', path: '/admin/orders/:orderId', state: asOperator },
  )

test('orders are found by what is typed, within the view', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/admin/orders', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const few = { ...listOf([marketOrder()]), isTotalExact: true }
      return HttpResponse.json(searchParams.has('q') ? few : { ...few, total: 100_000, isTotalExact: false })
    }),
  )
  renderPage(<OperatorOrdersPage />, { at: '/admin/orders?tab=delivered', state: asOperator })
  expect(await screen.findByText('More than 100,000 orders')).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'HS-3' })).toHaveAttribute('href', '/admin/orders/3')
  const [found] = screen.getAllByRole('listitem')
  expect(found).toHaveTextContent('Paid')
  expect(found).toHaveTextContent('Delivered')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search orders' }), { target: { value: 'ada' } })
  fireEvent.submit(screen.getByRole('search'))
  expect(await screen.findByText('1 order')).toBeInTheDocument()
  expect(asked).toEqual(['?tab=delivered&page=1', '?tab=delivered&q=ada&page=1'])
})

test('orders of one buyer say so, and a press lists those of all', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/admin/people/7', () => HttpResponse.json({ id: 7, username: 'Ada' })),
    http.get('*/api/admin/orders', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ ...listOf([marketOrder()]), isTotalExact: true })
    }),
  )
  renderPage(<OperatorOrdersPage />, { at: '/admin/orders?buyer=7', state: asOperator })
  await userEvent.click(await screen.findByRole('button', { name: 'Only Ada. Show all buyers' }))
  await vi.waitFor(() => expect(asked).toEqual(['?tab=all&buyerId=7&page=1', '?tab=all&page=1']))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('an amount goes back, and who pays for it is told before', async () => {
  const given = serve()
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Refund from Clay & Co' }))
  const form = within(screen.getByRole('region', { name: 'Refund without a return' }))
  fireEvent.change(form.getByLabelText('Amount in USD'), { target: { value: '10' } })
  expect(form.getByText('Clay & Co pays about $9.00, the marketplace about $1.00.')).toBeInTheDocument()
  fireEvent.change(form.getByLabelText('Reason'), { target: { value: 'It broke' } })
  await userEvent.click(form.getByRole('button', { name: 'Send refund' }))
  expect(await screen.findByText('$10.00 goes back to the buyer')).toBeInTheDocument()
  expect(given.map(({ body }) => body)).toEqual([{ amount: 1000, reason: 'It broke' }])
  expect(given[0]?.key).toBeTruthy()
  expect(await screen.findByText('-$10.00')).toBeInTheDocument()
})

test('pieces go back that the buyer keeps', async () => {
  const given = serve()
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Refund from Clay & Co' }))
  const form = within(screen.getByRole('region', { name: 'Refund without a return' }))
  await userEvent.click(form.getByRole('radio', { name: /^Items/ }))
  await userEvent.click(form.getByRole('button', { name: 'Increase quantity' }))
  fireEvent.change(form.getByLabelText('Reason'), { target: { value: 'It broke' } })
  await userEvent.click(form.getByRole('button', { name: 'Send refund' }))
  await vi.waitFor(() => expect(given.map(({ body }) => body)).toEqual([{ lines: [{ lineId: 5, quantity: 1 }], reason: 'It broke' }]))
})

test('an order that is not there says so', async () => {
  server.use(http.get('*/api/admin/orders/3', () => HttpResponse.json({ code: 'not_found' }, { status: 404 })))
  open()
  expect(await screen.findByText('Order not found')).toBeInTheDocument()
})
