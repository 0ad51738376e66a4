import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatNearUtcDay } from '@/lib/nearDates'
import { renderPage, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, sellerOrderOf } from '@/testing/shops'
import { SellerOrderList } from './SellerOrderList'

// Before any module asks for the time zone.
vi.hoisted(() => {
  process.env.TZ = 'America/Los_Angeles'
})

beforeEach(() => server.use(http.get('*/api/seller/shop', () => HttpResponse.json(clay))))

afterEach(() => {
  vi.restoreAllMocks()
})

const orders = [sellerOrderOf(1), sellerOrderOf(2, { status: 'in_delivery' })]
const open = () => renderPage(<SellerOrderList orders={orders} />, { at: '/seller/orders', path: '/seller/orders' })

test('on a phone each order is one link', () => {
  open()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  const link = screen.getByRole('link', { name: /HS-2/ })
  expect(link).toHaveAttribute('href', '/seller/orders/2')
  expect(link).toHaveTextContent('2 × Mug 1')
  expect(link).toHaveTextContent('Shipped')
})

test('a wide screen shows a table with named columns', () => {
  showWideScreen()
  open()
  const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(names).toEqual(['Order', 'Buyer', 'Items', 'Date', 'Status', 'Total'])
  const row = screen.getByRole('row', { name: /HS-2/ })
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/seller/orders/2')
  expect(row).toHaveTextContent('$24.00')
  expect(screen.getByRole('row', { name: /HS-1/ })).toHaveTextContent('To ship')
})

test('an order has the day on which it was placed in the zone of its shop, wherever one reads it', async () => {
  server.use(http.get('*/api/seller/shop', () => HttpResponse.json({ ...clay, timeZone: 'Asia/Tokyo' })))
  const late = [sellerOrderOf(3, { createdAt: '2026-11-22T16:00:00Z' })]
  const narrow = renderPage(<SellerOrderList orders={late} />)
  await waitFor(() => expect(screen.getByRole('link')).toHaveTextContent('Nov 23, 2026'))
  narrow.unmount()
  showWideScreen()
  renderPage(<SellerOrderList orders={late} />)
  expect(await screen.findByRole('cell', { name: 'Nov 23, 2026' })).toBeInTheDocument()
})

test('a press anywhere on a row opens its order', async () => {
  showWideScreen()
  const { router } = open()
  await userEvent.click(screen.getAllByText('Ada Example')[1] as HTMLElement)
  expect(router.state.location.pathname).toBe('/seller/orders/2')
})

test('what is to ship says until when, and how late it is, on a phone and a desk', () => {
  const due = [
    sellerOrderOf(4, { shipBy: '2026-11-27' }),
    sellerOrderOf(5, { shipBy: '2026-11-21', daysLate: 2 }),
    sellerOrderOf(6, { shipBy: null, status: 'in_delivery' }),
  ]
  for (const isWide of [false, true]) {
    if (isWide) showWideScreen()
    const { unmount } = renderPage(<SellerOrderList orders={due} />)
    // The day is the shop's, whatever the zone of this device.
    expect(screen.getByText(`Ship by ${formatNearUtcDay('2026-11-27')}`)).toBeInTheDocument()
    expect(screen.getByText('2 days late')).toBeInTheDocument()
    expect(screen.queryAllByText(/Ship by|late/)).toHaveLength(2)
    unmount()
  }
})
