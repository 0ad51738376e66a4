import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { OwnShop } from '@/features/seller/api'
import { disputeOf, pageOf } from '@/testing/money'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, ordersPage, productsPage, sellerOrderOf } from '@/testing/shops'
import { SellerHomePage } from './SellerHomePage'

function answer({ shop = clay, orders = ordersPage([]), products = 0 }: Partial<{
  shop: OwnShop
  orders: ReturnType<typeof ordersPage>
  products: number
}>) {
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(shop)),
    http.get('*/api/seller/payout-account', () => HttpResponse.json({ account: null })),
    http.get('*/api/seller/disputes', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/seller/orders', () => HttpResponse.json(orders)),
    http.get('*/api/seller/returns', () => HttpResponse.json({ items: [], page: 1, pageSize: 1, total: 1 })),
    http.get('*/api/seller/products', ({ request }) => {
      const isDrafts = new URL(request.url).searchParams.get('status') === 'draft'
      return HttpResponse.json(productsPage([], isDrafts ? 2 : products))
    }),
  )
}

const open = () => renderPage(<SellerHomePage />, { state: asSeller })

beforeEach(() => answer({}))

test('what waits comes first, each number with the way to it', async () => {
  const counts = { confirmed: 3, partially_shipped: 1, return_requested: 1, in_delivery: 6, completed: 90 }
  answer({ orders: ordersPage([sellerOrderOf(1)], counts), products: 5 })
  open()
  expect(await screen.findByRole('heading', { level: 1, name: /Clay & Co$/ })).toBeInTheDocument()
  const todo = await screen.findByRole('region', { name: 'To do' })
  expect(within(todo).getByRole('link', { name: 'To ship 4' })).toHaveAttribute(
    'href',
    '/seller/orders?status=confirmed%2Cpartially_shipped',
  )
  const toAnswer = await within(todo).findByRole('link', { name: 'Returns 1' })
  expect(toAnswer).toHaveAttribute('href', '/seller/returns?stage=shop')
  expect(await within(todo).findByRole('link', { name: 'Drafts 2' })).toHaveAttribute('href', '/seller/products?status=draft')
  expect(screen.getByRole('link', { name: /HS-1/ })).toBeInTheDocument()
  expect(screen.queryByText('Set up your shop')).not.toBeInTheDocument()
})

test('a new shop sees what to set up, and how far it is', async () => {
  answer({ shop: { ...clay, description: '', invoiceAddress: '' } })
  open()
  const list = await screen.findByRole('region', { name: 'Set up your shop' })
  expect(list).toHaveTextContent('1 of 4 done')
  expect(within(list).getByText('Open your shop').closest('a')).toBeNull()
  expect(within(list).getByRole('link', { name: /Tell buyers/ })).toHaveAttribute('href', '/seller/shop')
  expect(within(list).getByRole('link', { name: /address for invoices/ })).toHaveAttribute('href', '/seller/shop')
  expect(within(list).getByRole('link', { name: /List your first/ })).toHaveAttribute('href', '/seller/products/create')
  expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeInTheDocument()
})

test('a shop that is set up and waits for orders gets no list of steps', async () => {
  answer({ products: 1 })
  open()
  expect(await screen.findByRole('button', { name: 'Copy shop link' })).toBeInTheDocument()
  expect(screen.queryByText('Set up your shop')).not.toBeInTheDocument()
})

test('the dispute that is to be answered first is told with its deadline, one that was answered for the shop is not', async () => {
  const serve = (over: object) =>
    server.use(http.get('*/api/seller/disputes', () => HttpResponse.json(pageOf([disputeOf(over)]))))
  answer({ orders: ordersPage([sellerOrderOf(1)]) })
  serve({})
  const first = open()
  expect(await screen.findByText(/^A buyer has complained at PayPal\. Answer by Nov 30, 2026/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/seller/money/disputes/3')
  first.unmount()
  serve({ acceptedAt: '2026-11-22T12:00:00Z' })
  open()
  expect(await screen.findByRole('region', { name: 'To do' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Answer' })).not.toBeInTheDocument()
})

test('a shop whose invoices do not say whom they come from is led to its settings', async () => {
  answer({ shop: { ...clay, invoiceAddress: '' }, orders: ordersPage([sellerOrderOf(1)]) })
  const first = open()
  expect(await screen.findByText('Your invoices do not show your name and address yet.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add them' })).toHaveAttribute('href', '/seller/shop')
  first.unmount()
  answer({ orders: ordersPage([sellerOrderOf(1)]) })
  open()
  expect(await screen.findByRole('region', { name: 'To do' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Add them' })).not.toBeInTheDocument()
})

test('a shop that shoppers cannot see says so', async () => {
  answer({ shop: { ...clay, status: 'suspended' } })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Your shop is suspended')
})

test('a dashboard that does not load keeps its heading and can be asked for again', async () => {
  server.use(http.get('*/api/seller/orders', () => HttpResponse.json({}, { status: 400 }), { once: true }))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The dashboard did not load')
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'To do' })).toBeInTheDocument()
})
