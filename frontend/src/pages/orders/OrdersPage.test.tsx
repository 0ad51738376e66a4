import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { clearToasts, readToasts } from '@/components/toast/queue'
import type { Order } from '@/features/orders/api'
import { orderLineOf, orderOf, shopOrderOf, unpaidOrder } from '@/testing/orders'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { OrdersPage } from './OrdersPage'

// Half a day ahead of the server's days.
vi.hoisted(() => void (process.env.TZ = 'Pacific/Auckland'))

afterEach(clearToasts)

/** How many are under each tab. */
const counts = { all: 1204, to_pay: 0, to_ship: 3, on_the_way: 1, delivered: 12, returns: 2 }

/** Serves these orders under every tab and collects what was asked for. */
function serve(items: Order[], total = items.length, firstOrderedAt: string | null = null) {
  const asked: string[] = []
  server.use(
    http.get('*/api/orders', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ items, page: 1, pageSize: 24, total, counts, firstOrderedAt })
    }),
  )
  return asked
}

const open = (at = '/account/orders') => renderPage(<OrdersPage />, { at, path: '/account/orders', state: asAda })

test('an order shows its number, goods, states, total and one next action', async () => {
  const inDelivery = shopOrderOf(1, { status: 'in_delivery' })
  const delivered = shopOrderOf(2, { status: 'delivered', shop: { id: 8, name: 'North Light', slug: 'north-light' } })
  serve([orderOf({ shopOrders: [inDelivery, delivered] })])
  open()
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('HS-AAAAA-BBBBB')).toBeInTheDocument()
  expect(row.getByText(/· 2 items$/)).toBeInTheDocument()
  expect(row.getByText('Clay & Co: Shipped')).toBeInTheDocument()
  expect(row.getByText('North Light: Delivered')).toBeInTheDocument()
  const links = row.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'HS-AAAAA-BBBBB',
    'Track parcel: HS-AAAAA-BBBBB',
  ])
  for (const link of links) expect(link).toHaveAttribute('href', '/account/orders/5')
})

test('an order names its products, the third and further ones as a number', async () => {
  const lines = [orderLineOf(1), orderLineOf(2), orderLineOf(3), orderLineOf(4), orderLineOf(5, { title: 'Mug 1' })]
  serve([orderOf({ shopOrders: [shopOrderOf(1, { lines })] })])
  open()
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('Mug 1, Mug 2, and 2 more')).toBeInTheDocument()
})

test('an unpaid order shows its payment only, and leads to it', async () => {
  serve([unpaidOrder()])
  open()
  expect(await screen.findByText('Not paid yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Pay now: HS-AAAAA-BBBBB' })).toBeInTheDocument()
})

test('a refunded order shows what became of it and of the money', async () => {
  serve([orderOf({ paymentStatus: 'refunded', shopOrders: [shopOrderOf(1, { status: 'cancelled' })] })])
  open()
  expect(await screen.findByText('Cancelled')).toBeInTheDocument()
  expect(screen.getByText('Refunded')).toBeInTheDocument()
})

test('each tab asks for its own orders', async () => {
  const asked = serve([orderOf()])
  open('/account/orders?tab=on_the_way')
  await screen.findByRole('listitem')
  expect(asked).toEqual(['?tab=on_the_way&page=1'])
  expect(screen.getByRole('link', { name: 'Shipped (1)' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('link', { name: 'Returns (2)' }))
  expect(asked.at(-1)).toBe('?tab=returns&page=1')
})

test('each tab says how many orders are under it, whichever is open', async () => {
  serve([orderOf()])
  open('/account/orders?tab=delivered')
  const tabs = within(await screen.findByRole('navigation', { name: 'Orders by status' }))
  const named = ['All (1,204)', 'To pay (0)', 'Preparing (3)', 'Shipped (1)', 'Delivered (12)', 'Returns (2)']
  await waitFor(() => expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual(named))
})

test('an unknown tab is all orders', async () => {
  const asked = serve([orderOf()])
  open('/account/orders?tab=moon&page=-3')
  await screen.findByRole('listitem')
  expect(asked).toEqual(['?tab=all&page=1'])
})

test('an empty list says what comes here and what to do', async () => {
  serve([])
  open()
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Browse products' })).toBeInTheDocument()
})

test('an empty tab leads to all orders', async () => {
  serve([])
  open('/account/orders?tab=returns')
  expect(await screen.findByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', '/account/orders')
})

test('turning the page moves the focus to the top of the list', async () => {
  const asked = serve([orderOf()], 30)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await waitFor(() => expect(asked.at(-1)).toBe('?tab=all&page=2'))
})

test('orders are looked for by words and by time, and the address says so', async () => {
  const asked = serve([orderOf()], 30, '2024-03-01T00:00:00Z')
  const { router } = open('/account/orders?tab=delivered')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search your orders' }), 'mug{Enter}')
  await waitFor(() => expect(asked.at(-1)).toBe('?tab=delivered&q=mug&page=1'))
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '2024')
  await waitFor(() => expect(asked.at(-1)).toBe('?tab=delivered&q=mug&from=2024-01-01&to=2024-12-31&page=1'))
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=delivered&q=mug&period=2024&page=2'))
  expect(screen.getByRole('link', { name: 'Returns (2)' })).toHaveAttribute(
    'href',
    '/account/orders?tab=returns&q=mug&period=2024',
  )
})

test('the words of the search are emptied by a button in their field', async () => {
  serve([orderOf()])
  open('/account/orders?q=mug')
  const field = await screen.findByRole('searchbox')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument()
})

test('an order bears the day on which its buyer placed it', async () => {
  serve([orderOf({ createdAt: '2025-12-31T23:30:00Z' })])
  open()
  expect(await screen.findByText(/^Jan 1, 2026/)).toBeInTheDocument()
})

test('a search that finds nothing can be cleared', async () => {
  serve([], 0, '2024-03-01T00:00:00Z')
  const { router } = open('/account/orders?q=moon&period=days')
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveValue('moon')
  await userEvent.click(screen.getByRole('link', { name: 'Clear search' }))
  expect(router.state.location.search).toBe('?tab=all')
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('who never ordered has nothing to search', async () => {
  serve([])
  open()
  await screen.findByRole('heading', { name: 'No orders yet' })
  expect(screen.queryByRole('searchbox')).toBeNull()
})

const again = (added: number, lines: object[]) =>
  server.use(http.post('*/api/orders/5/buy-again', () => HttpResponse.json({ cart: [], added, lines })))

test('a whole order is bought again, and what is gone is told', async () => {
  serve([orderOf()])
  again(3, [
    { lineId: 1, title: 'Mug', added: 3, reason: null },
    { lineId: 2, title: 'Bowl', added: 0, reason: 'out_of_stock' },
    { lineId: 3, title: 'Jug', added: 0, reason: 'unavailable' },
  ])
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Buy again: HS-AAAAA-BBBBB' }))
  await waitFor(() => expect(readToasts()).toHaveLength(1))
  expect(readToasts()[0]).toMatchObject({
    kind: 'success',
    text: '3 items added',
    detail: 'Bowl is sold out. Jug is no longer available',
  })
})

test('when nothing can be had that is said too', async () => {
  serve([orderOf()])
  again(0, [{ lineId: 1, title: 'Mug', added: 0, reason: 'unavailable' }])
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Buy again: HS-AAAAA-BBBBB' }))
  await waitFor(() => expect(readToasts()).toHaveLength(1))
  expect(readToasts()[0]).toMatchObject({ kind: 'warning', text: 'Nothing was added' })
})

test('what was never paid is not bought again', async () => {
  serve([unpaidOrder()])
  open()
  await screen.findByText('Not paid yet')
  expect(screen.queryByRole('button', { name: /^Buy (all )?again/ })).toBeNull()
})
