/** How the marketplace runs, and the jobs that were given up. */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { listOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { HealthPage } from './HealthPage'

const health = {
  version: '1.2.0',
  database: {
    ...{ version: '17.6', sizeBytes: 1_234_567_890, connectionsInUse: 31, connectionsMost: 100 },
    latestMigration: '20261126000095',
  },
  mail: { waiting: 5, dueSince: '2026-11-25T10:00:00Z', sentLately: 1480, parked: 2 },
  failingTimers: [],
  connections: { open: 12, idle: 8, most: 20 },
  index: { products: 1200, behindSeconds: 0.2 },
  hearsChanges: true,
  queue: [
    { kind: 'mail', waiting: 3, dueSince: '2026-11-25T10:00:00Z', parked: 1 },
    { kind: 'timer:seal the ledger', waiting: 1, dueSince: null, parked: 0 },
    { kind: 'timer:try refunds again', waiting: 1, dueSince: '2026-11-25T09:00:00Z', parked: 0 },
  ],
  booksComparedAt: null,
  invariants: { checkedAt: '2026-11-25T03:00:00Z', breaches: 0, firstBreach: null },
}
const parked = {
  ...{ id: 7, kind: 'mail', attempts: 10, lastError: 'connection refused' },
  ...{ createdAt: '2026-11-25T09:00:00Z', parkedAt: '2026-11-25T10:00:00Z' },
}

const serve = (present: object = health, jobs: object[] = [parked]) =>
  server.use(
    http.get('*/api/admin/health', () => HttpResponse.json(present)),
    http.get('*/api/admin/jobs/parked', () => HttpResponse.json(listOf(jobs))),
  )

const open = () =>
  renderPage(
    <>
      <HealthPage />
      <ToastHost />
    </>,
    { at: '/admin/health', state: asOperator },
  )

beforeEach(() => showWideScreen())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('versions, connections, the index and the last checks are told in words', async () => {
  serve()
  open()
  for (const text of ['1.2.0', 'PostgreSQL 17.6', '1.2 GB', '20261126000095', '4 of 20 in use', '31 of 100 in use', '1,200', 'Up to date', 'Arriving', 'Not yet'])
    expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByText(/: nothing wrong$/)).toBeInTheDocument()
  const waiting = within(screen.getByRole('table', { name: 'Background jobs' }))
  expect(waiting.getByRole('row', { name: /Send an email/ })).toHaveTextContent('3')
  expect(waiting.getByRole('row', { name: /^Retry refunds/ })).toBeInTheDocument()
  expect(waiting.queryByText(/seal the ledger/i)).not.toBeInTheDocument()
})

test('what is wrong is said', async () => {
  const first = 'I1 stock: variant 7 has -1 left'
  serve({
    ...health,
    index: { products: 0, behindSeconds: 31.4 },
    hearsChanges: false,
    invariants: { ...health.invariants, breaches: 2, firstBreach: first },
  })
  open()
  expect(await screen.findByText('31 seconds behind')).toBeInTheDocument()
  expect(screen.getByText(/^Not arriving/)).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`2 problems, first "${first}"`))).toBeInTheDocument()
})

test('emails that wait, were sent and were given up are counted', async () => {
  serve()
  const first = open()
  const emails = await screen.findByRole('region', { name: 'Emails' })
  expect(emails).toHaveTextContent(/Waiting5Due sinceNov 25, 2026.*Sent in the last 24 hours1,480Given up2/)
  first.unmount()
  serve({ ...health, mail: { waiting: 0, dueSince: null, sentLately: 0, parked: 0 } })
  open()
  expect(await screen.findByText('Nothing is due')).toBeInTheDocument()
})

test('what comes round by itself and fails is a warning, with since when and the last error', async () => {
  const lastError = 'PayPal does not answer'
  serve({
    ...health,
    failingTimers: [
      { name: 'try refunds again', lastError, since: '2026-11-24T09:00:00Z' },
      { name: 'water the plants', lastError: 'no water', since: '2026-11-25T09:00:00Z' },
    ],
  })
  open()
  const warning = within(await screen.findByRole('alert'))
  const lines = warning.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toMatch(/^Retry refunds, failing since Nov 24, 2026.*PayPal does not answer$/)
  expect(lines[1]).toMatch(/^water the plants, failing since Nov 25, 2026.*no water$/)
})

test('all jobs of a kind that were given up are tried again at once, which says how many', async () => {
  serve()
  const sent: unknown[] = []
  server.use(
    http.post('*/api/admin/jobs/retry', async ({ request }) => {
      sent.push(await request.json())
      serve({ ...health, queue: [{ kind: 'mail', waiting: 15, dueSince: null, parked: 0 }] }, [])
      return HttpResponse.json({ retried: 12 })
    }),
  )
  open()
  const all = await screen.findByRole('button', { name: 'Try all again: Send an email' })
  expect(screen.getAllByRole('button', { name: /^Try all again/ })).toHaveLength(1)
  await userEvent.click(all)
  expect(await screen.findByText('Retrying 12 jobs')).toBeInTheDocument()
  expect(await screen.findByText('No job was given up')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Try all again/ })).not.toBeInTheDocument()
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Background jobs' })).toHaveFocus())
  expect(sent).toEqual([{ kind: 'mail' }])
})

test('a job that was given up shows why, and is tried again', async () => {
  let jobs: object[] = [parked]
  serve()
  server.use(
    http.get('*/api/admin/jobs/parked', () => HttpResponse.json(listOf(jobs))),
    http.post('*/api/admin/jobs/7/retry', () => {
      jobs = []
      return new HttpResponse(null, { status: 204 })
    }),
  )
  open()
  expect(await screen.findByText('connection refused')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again: job 7, Send an email' }))
  expect(await screen.findByText('Retrying the job')).toBeInTheDocument()
  expect(await screen.findByText('No job was given up')).toBeInTheDocument()
})

test('what was given up meanwhile comes by itself, in the list as in the queue', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  serve({ ...health, queue: [] }, [])
  open()
  expect(await screen.findByText('No job was given up')).toBeInTheDocument()
  serve()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('connection refused')).toBeInTheDocument()
  expect(screen.getByRole('table', { name: 'Background jobs' })).toBeInTheDocument()
})
