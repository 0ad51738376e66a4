/** Packing slips and address labels of many orders, from the list to the paper. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { orderLineOf } from '@/testing/orders'
import { asSeller } from '@/testing/people'
import { renderPage, showStyles, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, ordersPage, sellerOrderOf } from '@/testing/shops'
import { PrintPage } from './PrintPage'
import { SellerOrdersPage } from './SellerOrdersPage'

showStyles()

let asked: string | null
const all = [
  sellerOrderOf(1),
  sellerOrderOf(2, { lines: [orderLineOf(7, { quantity: 3, shipped: 1 })] }),
  sellerOrderOf(3, { lines: [orderLineOf(8, { quantity: 1, cancelled: 1 })] }),
]

beforeEach(() => {
  asked = null
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(clay)),
    http.get('*/api/seller/packing-slips', ({ request }) => {
      asked = new URL(request.url).searchParams.get('ids')
      const ids = (asked ?? '').split(',').map(Number)
      return HttpResponse.json({ items: all.filter(({ id }) => ids.includes(id)) })
    }),
  )
})

const openPrint = (search: string) =>
  renderPage(<PrintPage />, { at: `/seller/orders/print${search}`, path: '/seller/orders/print', state: asSeller })
const openList = () => renderPage(<SellerOrdersPage />, { at: '/seller/orders', path: '/seller/orders', state: asSeller })

test('slips of many orders are asked for at once and stand one to a sheet', async () => {
  openPrint('?kind=slips&ids=1,2,2,3,99')
  const slip = await screen.findByRole('article', { name: 'Packing slip of order HS-2' })
  expect(asked).toBe('1,2,3,99')
  expect(slip).toHaveTextContent('2 items')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByText('1 order couldn\'t be found and is left out.')).toBeInTheDocument()
  expect(screen.getByText(/nothing to ship: HS-3/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Address labels' })).toHaveAttribute(
    'href',
    '/seller/orders/print?kind=labels&ids=1,2,3,99',
  )
})

test('labels begin where the sheet is unused, on the paper that was chosen last', async () => {
  const first = openPrint('?kind=labels&ids=1,2')
  const sheet = await screen.findByRole('article', { name: 'Sheet 1 of 1' })
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(2)
  expect(sheet).toHaveTextContent('1 Market Street')
  expect(sheet).not.toHaveTextContent('+1')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Start at label' }), '24')
  expect(screen.getByRole('article', { name: 'Sheet 2 of 2' })).toHaveTextContent('HS-2')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'single')
  expect(screen.queryByRole('combobox', { name: 'Start at label' })).not.toBeInTheDocument()
  first.unmount()
  openPrint('?kind=labels&ids=1,2')
  expect(await screen.findByRole('combobox', { name: 'Paper' })).toHaveValue('single')
})

test('an address without orders, with too many or with none of the shop says so', async () => {
  const none = openPrint('?ids=mug')
  expect(screen.getByRole('heading', { name: 'No orders to print' })).toBeInTheDocument()
  none.unmount()
  const many = openPrint(`?ids=${Array.from({ length: 101 }, (_, id) => id + 1).join(',')}`)
  expect(screen.getByRole('heading', { name: 'Too many orders' })).toBeInTheDocument()
  expect(asked).toBeNull()
  many.unmount()
  const foreign = openPrint('?ids=99')
  expect(await screen.findByRole('heading', { name: 'Orders not found' })).toBeInTheDocument()
  foreign.unmount()
  openPrint('?ids=3')
  expect(await screen.findByRole('heading', { name: 'Nothing to ship' })).toBeInTheDocument()
})

test('orders that do not load can be asked for again', async () => {
  server.use(http.get('*/api/seller/packing-slips', () => HttpResponse.json({}, { status: 400 }), { once: true }))
  openPrint('?ids=1')
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article', { name: 'Packing slip of order HS-1' })).toBeInTheDocument()
})

test('orders are ticked one by one or all of a page, and lead to their papers', async () => {
  showWideScreen()
  server.use(http.get('*/api/seller/orders', () => HttpResponse.json(ordersPage(all))))
  const { router } = openList()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select order HS-2' }))
  expect(router.state.location.pathname).toBe('/seller/orders')
  expect(screen.getByText('1 order selected')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('link', { name: 'Packing slips' })).toHaveAttribute('href', '/seller/orders/print?kind=slips&ids=2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByText('3 orders selected')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('link', { name: 'Address labels' })).not.toBeInTheDocument()
})

test('all that the list shows are ticked, those of other pages too, but no more than can be printed', async () => {
  const sizes: (string | null)[] = []
  server.use(
    http.get('*/api/seller/orders', ({ request }) => {
      const size = new URL(request.url).searchParams.get('pageSize')
      sizes.push(size)
      const count = size === '100' ? 100 : 2
      return HttpResponse.json({ ...ordersPage(Array.from({ length: count }, (_, id) => sellerOrderOf(id + 1))), total: 130 })
    }),
  )
  openList()
  await userEvent.click(await screen.findByRole('button', { name: 'Select the first 100' }))
  expect(await screen.findByText('100 orders selected')).toBeInTheDocument()
  expect(sizes).toContain('100')
})
