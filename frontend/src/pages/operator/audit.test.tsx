/** What operators did: shown readably, found by what the address says, and taken along. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from '@/lib/files'
import { auditEntry, listOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { AuditPage } from './AuditPage'

vi.mock('@/lib/files', () => ({ saveFile: vi.fn() }))

afterEach(() => {
  vi.restoreAllMocks()
})

/** Serves these entries, and notes what was asked for. */
function serve(entries: ReturnType<typeof auditEntry>[]) {
  const asked: Record<string, string>[] = []
  server.use(
    http.get('*/api/admin/audit', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      const words = { actions: ['shop_approved', 'person_locked'], targetKinds: ['shop', 'account'] }
      return HttpResponse.json({ ...listOf(entries), ...words })
    }),
  )
  return asked
}
const open = (at = '/admin/audit') => renderPage(<AuditPage />, { at, state: asOperator })

test('an entry says who did what to whom, and what changed', async () => {
  showWideScreen()
  serve([auditEntry(), auditEntry({ id: 2, action: 'account_reset', targetKind: 'account', targetId: '4', targetLabel: 'Ada', actorId: null, actorName: null, before: null, after: null }), auditEntry({ id: 3, action: 'job_retried', targetKind: 'job', keyName: 'Night watch' })])
  open()
  const [, approved, reset] = await screen.findAllByRole('row')
  expect(approved).toHaveTextContent(/Shop approved.*Clay & Co.*Status: pending → approved.*Olga/)
  expect(within(approved as HTMLElement).getByRole('link', { name: 'Clay & Co' })).toHaveAttribute('href', '/admin/shops/7')
  expect(screen.getByText('Olga, with the API key Night watch')).toBeInTheDocument()
  expect(reset).toHaveTextContent(/Account access reset.*Ada.*Command line/)
})

test('entries are found by words, days, action and subject, beginning with the first page', async () => {
  const asked = serve([auditEntry()])
  open('/admin/audit?page=2')
  await screen.findByText('1 entry')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the audit log' }), { target: { value: ' olga ' } })
  fireEvent.change(screen.getByLabelText('From (UTC)'), { target: { value: '2026-11-01' } })
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'Shop approved')
  await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Shop')
  const found = { q: 'olga', from: '2026-11-01', page: '1' }
  await vi.waitFor(() =>
    expect(asked).toEqual([
      { page: '2' },
      found,
      { ...found, action: 'shop_approved' },
      { ...found, action: 'shop_approved', targetKind: 'shop' },
    ]),
  )
})

test('where nothing is found, the filters are cleared by one press', async () => {
  const asked = serve([])
  open('/admin/audit?q=nobody')
  await userEvent.click(await screen.findByRole('link', { name: 'Clear filters' }))
  expect(await screen.findByText('No entries yet')).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(asked).toEqual([{ q: 'nobody', page: '1' }, { page: '1' }])
})

test('the entries that are found are downloaded, of all pages', async () => {
  serve([auditEntry()])
  const asked: string[] = []
  server.use(
    http.get('*/api/admin/audit/export', ({ request }) => {
      asked.push(new URL(request.url).search)
      return new HttpResponse('id,at\n1,now', { headers: { 'Content-Type': 'text/csv' } })
    }),
  )
  open('/admin/audit?action=shop_approved&page=3')
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith('audit.csv', expect.stringContaining('1,now'), 'text/csv'))
  expect(asked).toEqual(['?action=shop_approved&separator=comma'])
})
