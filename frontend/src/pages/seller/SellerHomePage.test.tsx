import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sellerApi, type OwnShop, type SellerDashboard } from '@/features/seller/api'
import { standingText } from '@/features/seller/text'
import { formatNearUtcDay } from '@/lib/nearDates'
import { balanceOf } from '@/testing/money'
import { asSeller } from '@/testing/people'
import { renderPage, showStyles } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, dashboardOf, ordersPage, productsPage, sellerOrderOf, sellingDashboard } from '@/testing/shops'
import { SellerHomePage } from './SellerHomePage'

showStyles()

interface Answers {
  shop: OwnShop
  dashboard: SellerDashboard
  products: number
}

/** What was asked for, latest last. */
let asked: string[] = []

function answer({ shop = clay, dashboard = dashboardOf(), products = 0 }: Partial<Answers>) {
  asked = []
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(shop)),
    http.get('*/api/seller/payout-account', () => HttpResponse.json({ account: null })),
    http.get('*/api/seller/orders', () => HttpResponse.json(ordersPage([]))),
    http.get('*/api/seller/dashboard', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(dashboard)
    }),
    http.get('*/api/seller/balance', () => HttpResponse.json(balanceOf())),
    http.get('*/api/seller/products', () => HttpResponse.json(productsPage([], products))),
  )
}

const open = (at = '/seller') => renderPage(<SellerHomePage />, { state: asSeller, at })

beforeEach(() => answer({}))
afterEach(() => vi.useRealTimers())

test('the greeting is by the clock of who reads it, wherever the shop is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 8, 30) })
  answer({ shop: { ...clay, timeZone: 'Pacific/Kiritimati' } })
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Good morning, Clay & Co' })).toBeInTheDocument()
})

test('who is paid nothing for now is promised no day', async () => {
  answer({ dashboard: sellingDashboard() })
  const payoutsHeld = { since: '2026-11-20T10:00:00Z', reason: 'We check your address' }
  server.use(http.get('*/api/seller/balance', () => HttpResponse.json(balanceOf({ payoutsHeld }))))
  open()
  expect(await screen.findByText('Your payouts are on hold. See why on the Money page')).toBeInTheDocument()
  expect(screen.queryByText(/^Next payout on/)).not.toBeInTheDocument()
})

test('what waits comes first, each number with its deadline and the way to it', async () => {
  const toDo = {
    ...{ toShip: 4, toShipSince: '2026-11-20T10:00:00Z', toShipBy: '2026-11-23', toShipLate: 0, returns: 1, returnsBy: '2026-11-25T10:00:00Z' },
    ...{ disputes: 1, disputesBy: '2026-11-30T10:00:00Z', reviews: 3, lowStock: 2, soldOut: 5, drafts: 2 },
  }
  answer({ dashboard: sellingDashboard({ toDo }) })
  open()
  expect(await screen.findByRole('heading', { level: 1, name: /Clay & Co$/ })).toBeInTheDocument()
  const list = within(await screen.findByRole('region', { name: 'To do' }))
  const link = (name: string) => list.getByRole('link', { name })
  expect(link(`To ship 4 Ship by ${formatNearUtcDay('2026-11-23')}`)).toHaveAttribute(
    'href',
    '/seller/orders?status=confirmed%2Cpartially_shipped',
  )
  expect(link(`Returns 1 Answer by ${formatNearUtcDay('2026-11-25')}`)).toHaveAttribute('href', '/seller/returns?stage=shop')
  expect(link(`Disputes 1 Answer by ${formatNearUtcDay('2026-11-30')}`)).toHaveAttribute('href', '/seller/money/disputes')
  expect(link('Low stock 2 5 sold out')).toHaveAttribute('href', '/seller/products?status=active&stock=low')
  expect(link('Drafts 2')).toHaveAttribute('href', '/seller/products?status=draft')
  expect(list.getByText('Reviews to answer')).toBeInTheDocument()
})

test('figures stand beside those of the period before, in words and not by colour alone', async () => {
  answer({ dashboard: sellingDashboard() })
  open()
  const figures = within(await screen.findByRole('region', { name: 'Key figures' }))
  const card = (label: string) => figures.getByText(label, { selector: 'dt' }).parentElement
  expect(card('Revenue')).toHaveTextContent('$96.00')
  expect(card('Revenue')).toHaveTextContent('100% more than $48.00')
  expect(card('Average order')).toHaveTextContent('No change')
  expect(card('Conversion')).toHaveTextContent('2.5%')
  expect(card('Conversion')).toHaveTextContent('Of 80 product views')
  expect(card('Refunds')).toHaveTextContent('None before')
  expect(figures.getByRole('heading', { name: /Oct 25\s–\sNov 23, 2026/ })).toBeInTheDocument()
  expect(figures.getByText(/Compared with Sep 25\s–\sOct 24, 2026 · Time zone: UTC/)).toBeInTheDocument()
  expect(figures.getByRole('link', { name: 'Stoneware mug' })).toHaveAttribute('href', '/seller/products/edit/11')
  expect(screen.getByText('Next payout on Dec 1, 2026')).toBeInTheDocument()
  expect(await screen.findByText('$195.00')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Shipped 6' })).toHaveAttribute('href', '/seller/orders?status=in_delivery')
  expect(screen.getByRole('link', { name: /HS-1/ })).toBeInTheDocument()
})

test('the chart can be read as a table', async () => {
  answer({ dashboard: sellingDashboard() })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('row', { name: 'Nov 22, 2026 1 $48.00 $48.00' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Show as chart' })).toBeInTheDocument()
})

/** jsdom lays nothing out, and a chart has labels only where there is room. */
function giveChartsRoom() {
  const styleOf = window.getComputedStyle.bind(window)
  const room = vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = styleOf(element, pseudo)
    if (element.closest('figure')) Object.defineProperty(style, 'width', { value: '600px' })
    return style
  })
  onTestFinished(() => room.mockRestore())
}

test('the chart draws a line through each day, and one through the days before', async () => {
  giveChartsRoom()
  answer({ dashboard: sellingDashboard() })
  open()
  const chart = await screen.findByRole('figure', { name: /^Revenue, Oct 25/ })
  /** How far below the top the points of a line are. */
  const heights = (series: string) => {
    const line = chart.querySelector(`path[data-series="${series}"]`)?.getAttribute('d') ?? ''
    return [...line.matchAll(/,([\d.]+)/g)].map(([, height]) => Number(height))
  }
  const [first = 0, second] = heights('now')
  expect(second).toBe(first)
  const [before, none = 0] = heights('before')
  expect(before).toBe(first)
  expect(none).toBeGreaterThan(first)
  for (const words of ['This period', 'Previous period', 'Nov 22', 'Nov 23', '$0']) expect(chart).toHaveTextContent(words)
})

test('the period is chosen from a list, lives in the address, and ends on the day of the shop', async () => {
  answer({ shop: { ...clay, timeZone: 'Pacific/Kiritimati' }, dashboard: sellingDashboard() })
  const { router } = open()
  const picker = await screen.findByRole('combobox', { name: 'Period' })
  expect(asked).toEqual([''])
  await userEvent.selectOptions(picker, 'Last 7 days')
  expect(router.state.location.search).toBe('?period=7d')
  const there = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date())
  await expect.poll(() => asked.at(-1)).toContain(`to=${there}`)
  await userEvent.selectOptions(picker, 'Last 30 days')
  expect(router.state.location.search).toBe('')
})

test("days of one's own are asked for as they were chosen, and again after a reload", async () => {
  answer({ dashboard: sellingDashboard() })
  const { router, unmount } = open()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Custom dates')
  const type = async (label: string, day: string) => {
    const field = within(await screen.findByRole('group', { name: label }))
    await userEvent.click(field.getByRole('spinbutton', { name: 'Month' }))
    await userEvent.keyboard(day)
  }
  await type('First day', '01012026')
  await type('Last day', '01312026')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  const days = '?from=2026-01-01&to=2026-01-31'
  await expect.poll(() => asked).toEqual(['', days])
  expect(router.state.location.search).toBe(days)
  unmount()
  open(`/seller${days}`)
  expect(await screen.findByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Custom dates')
  expect(asked.slice(2)).toEqual([days])
})

test('another time zone of the shop is that of the days and of the orders at once', async () => {
  const late = sellingDashboard({ newestOrders: [sellerOrderOf(1, { createdAt: '2026-11-22T16:00:00Z' })] })
  answer({ dashboard: late })
  const { store } = open()
  expect(await screen.findByText(/Time zone: UTC$/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /HS-1/ })).toHaveTextContent('Nov 22, 2026')
  const there = { ...clay, timeZone: 'Asia/Tokyo' }
  server.use(http.patch('*/api/seller/shop', () => HttpResponse.json(there)))
  answer({ shop: there, dashboard: { ...late, timeZone: 'Asia/Tokyo' } })
  await act(() => store.dispatch(sellerApi.endpoints.updateOwnShop.initiate({ ownShopChange: { timeZone: 'Asia/Tokyo' } })))
  expect(await screen.findByText(/Time zone: Asia\/Tokyo$/)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('link', { name: /HS-1/ })).toHaveTextContent('Nov 23, 2026'))
})

test('days without sales say so instead of an empty chart', async () => {
  const none = dashboardOf()
  answer({ dashboard: sellingDashboard({ figures: none.figures, figuresBefore: none.figures, steps: none.steps, bestProducts: [] }) })
  open()
  expect(await screen.findByText('No sales in this period.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show as table' })).not.toBeInTheDocument()
})

test('a new shop sees its first steps, and how to pass its address on', async () => {
  open()
  expect(await screen.findByRole('region', { name: 'First steps' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Copy shop link' })).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Period' })).not.toBeInTheDocument()
})

test('a shop whose invoices do not say whom they come from is led to its settings', async () => {
  answer({ shop: { ...clay, invoiceAddress: '' }, dashboard: sellingDashboard() })
  const first = open()
  expect(await screen.findByText('Your invoices don\'t show your name and address yet.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add them' })).toHaveAttribute('href', '/seller/shop')
  first.unmount()
  answer({ dashboard: sellingDashboard() })
  open()
  expect(await screen.findByRole('region', { name: 'To do' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Add them' })).not.toBeInTheDocument()
})

test('a shop that shoppers cannot see says so', async () => {
  answer({ shop: { ...clay, status: 'suspended' } })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent(standingText.suspended.text)
})

test('a refused shop reads why, and is led to where it applies again', async () => {
  answer({ shop: { ...clay, status: 'rejected', rejectionReason: 'Say where you make it' } })
  open()
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('Say where you make it')).toBeInTheDocument()
  expect(notice.getByRole('link', { name: 'Apply again' })).toHaveAttribute('href', '/seller-registration')
})

test('a shop that waits reads so, and is not told to show itself around', async () => {
  answer({ shop: { ...clay, status: 'pending' } })
  open()
  expect(await screen.findByText(standingText.pending.text)).toBeInTheDocument()
  expect(screen.getByText(/once your shop is open and someone buys/)).toBeInTheDocument()
})

test('a dashboard that does not load keeps its heading and can be asked for again', async () => {
  server.use(http.get('*/api/seller/dashboard', () => HttpResponse.json({}, { status: 400 }), { once: true }))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The dashboard didn\'t load')
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'To do' })).toBeInTheDocument()
})
