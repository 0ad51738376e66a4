/** The months of a shop's account, and one of them on screen, on paper and as a table. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { statementOf } from '@/testing/money'
import { asSeller } from '@/testing/people'
import { renderPage, showStyles } from '@/testing/render'
import { server } from '@/testing/server'
import { clay } from '@/testing/shops'
import { StatementPage } from './StatementPage'
import { StatementsPage } from './StatementsPage'

showStyles()

beforeEach(() =>
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(clay)),
    http.get('*/api/public/config', () => HttpResponse.json({ name: 'Helloshop', currency: 'USD', postalAddress: 'Elbstr. 1, Hamburg' })),
  ),
)
afterEach(() => {
  vi.restoreAllMocks()
})

const openList = () => renderPage(<StatementsPage />, { at: '/seller/money/statements', state: asSeller })
const openMonth = (month = '2026-10') =>
  renderPage(<StatementPage />, {
    at: `/seller/money/statements/${month}`,
    path: '/seller/money/statements/:month',
    state: asSeller,
  })
const months = (...found: unknown[]) =>
  server.use(http.get('*/api/seller/statements', () => HttpResponse.json({ months: found })))

test('each month leads to its statement and says how it ended', async () => {
  const present = new Date().toISOString().slice(0, 7)
  months({ month: present, opening: 2500, entries: 1, closing: 4339 }, { month: '2025-10', opening: 1000, entries: 3, closing: 2500 })
  openList()
  const past = await screen.findByRole('link', { name: /October 2025/ })
  expect(past).toHaveAttribute('href', '/seller/money/statements/2025-10')
  expect(past).toHaveTextContent('3 entries')
  expect(past).toHaveTextContent('Balance: $25.00')
  expect(screen.getByText('1 entry so far')).toBeInTheDocument()
})

test('a shop without sales has no statement yet, and a list that fails can be asked for again', async () => {
  months()
  const first = openList()
  expect(await screen.findByRole('heading', { name: 'No statement yet' })).toBeInTheDocument()
  first.unmount()
  server.use(http.get('*/api/seller/statements', () => HttpResponse.json({}, { status: 400 })))
  openList()
  expect(await screen.findByRole('alert')).toHaveTextContent('The statements didn\'t load')
})

const serveMonth = () => server.use(http.get('*/api/seller/statements/2026-10', () => HttpResponse.json(statementOf())))

test('a month stands from its opening to its closing balance, kind by kind with sums', async () => {
  serveMonth()
  openMonth()
  const summary = await screen.findByRole('region', { name: 'Summary' })
  expect([...summary.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    'Opening balance$10.00',
    'Sales$20.00',
    'Adjustments-$5.00',
    'Closing balance$25.00',
  ])
  const sales = screen.getByRole('table', { name: 'Sales' })
  expect(within(sales).getAllByRole('row')).toHaveLength(4)
  expect(within(sales).getByText('Sale HS-1')).toBeInTheDocument()
  expect(within(sales).getAllByText('Oct 31, 2026', { selector: 'span' })).toHaveLength(2)
  expect(within(sales).getByRole('row', { name: 'Total: Sales $20.00' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'October 2026' })).toBeInTheDocument()
})

test('on paper it says whose month it is and what it came to, with each line, and nothing of the page around it', async () => {
  serveMonth()
  const { container } = openMonth()
  const whose = await screen.findByText('Statement of Clay & Co')
  const paper = within(whose.closest('article') as HTMLElement)
  expect(await paper.findByText('Elbstr. 1, Hamburg')).toBeInTheDocument()
  expect(paper.getByText('Statement, October 2026')).toBeInTheDocument()
  expect(paper.getByText('Closing balance').nextElementSibling).toHaveTextContent('$25.00')
  const [sales] = paper.getAllByRole('table', { hidden: true })
  expect([...(sales?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)).toEqual([
    'Sale HS-1$19.99 paid by the buyer, less $1.60 commissionOct 31, 2026$18.39',
    'Sale HS-2$2.00 paid by the buyer, less $0.39 commissionOct 31, 2026$1.61',
    'Total: Sales$20.00',
  ])
  expect(paper.queryByRole('link', { hidden: true })).not.toBeInTheDocument()
  expect(container).not.toContainElement(whose)
})

test('the month that runs has a balance, not an end', async () => {
  const present = new Date().toISOString().slice(0, 7)
  server.use(
    http.get('*/api/seller/statements/*', () => HttpResponse.json(statementOf({ month: present, lines: [], totals: [] }))),
  )
  openMonth(present)
  const summary = within(await screen.findByRole('region', { name: 'Summary' }))
  expect(summary.getByText('Balance now')).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'All entries' })).getByText('No activity this month.')).toBeInTheDocument()
})

test('the table is saved as a file as it came, and printing asks the browser', async () => {
  serveMonth()
  const table = 'date,kind\r\n2026-10,opening\r\n'
  server.use(
    http.get('*/api/seller/statements/2026-10/csv', () => new HttpResponse(table, { headers: { 'Content-Type': 'text/csv' } })),
  )
  let saved: Blob | undefined
  let name = ''
  URL.createObjectURL = (file) => {
    saved = file as Blob
    return 'blob:statement'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download
  })
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  openMonth()
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(name).toBe('statement-2026-10.csv'))
  // with the mark by which Excel knows its letters
  expect(saved?.size).toBe(table.length + 3)
  expect(saved?.type).toBe('text/csv')
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a table that does not come says so', async () => {
  serveMonth()
  server.use(
    http.get('*/api/seller/statements/2026-10/csv', () => HttpResponse.json({ code: 'busy', message: 'Busy now' }, { status: 409 })),
  )
  openMonth()
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy now')
})

test('what is no month is no statement, and one that fails can be asked for again', async () => {
  const first = openMonth('2026-13')
  expect(screen.getByRole('heading', { level: 1, name: 'No statement for this month' })).toBeInTheDocument()
  first.unmount()
  server.use(http.get('*/api/seller/statements/2026-10', () => HttpResponse.json({}, { status: 400 })))
  openMonth()
  expect(await screen.findByRole('alert')).toHaveTextContent('The statement didn\'t load')
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
})
