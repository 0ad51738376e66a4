/** Webhooks: made with chosen events, their secret told once; watched, paused, resent; a shop's and the marketplace's alike. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { Webhook, WebhookDelivery } from '@/features/seller/api'
import { asOperator, asSeller } from '@/testing/people'
import { serveOverview } from '@/testing/operator'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay } from '@/testing/shops'
import { OperatorWebhookPage } from '../operator/OperatorWebhookPage'
import { DevelopersPage } from './DevelopersPage'
import { WebhookPage } from './WebhookPage'

const webhookOf = (over: Partial<Webhook> = {}): Webhook => ({
  ...{ id: 7, name: 'Warehouse', url: 'https://example.com/hooks', events: ['order.paid', 'stock.low'], status: 'active' },
  ...{ pausedAt: null, pauseReason: null, failingSince: null, previousSecretUntil: null, createdAt: '2026-11-20T10:00:00Z' },
  ...over,
})

const messageOf = (id: number, over: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{ id, messageId: `msg_${id}`, event: 'order.paid', body: '{"type":"order.paid"}', status: 'delivered', attempts: 1 },
  ...{ createdAt: '2026-11-21T10:00:00Z', nextTryAt: null, triedAt: '2026-11-21T10:00:01Z', tookMs: 120 },
  ...{ responseStatus: 204, responseBody: '', failure: null, earlier: [] },
  ...over,
})

const secret = 'whsec_RXhhbXBsZU9ubHlUaGlzU2lnbnNOb3RoaW5nQXRBbGwwMDA='
const shop = '*/api/seller/webhooks'

const serve = (webhook: Webhook, messages: WebhookDelivery[] = [], at = shop) =>
  server.use(
    http.get(`${at}/7`, () => HttpResponse.json(webhook)),
    http.get(`${at}/7/deliveries`, () => HttpResponse.json({ items: messages, next: null })),
  )

const open = (page: ReactNode, at: string, state = asSeller) =>
  renderPage(
    <>
      {page}
      <ToastHost />
    </>,
    { at, state },
  )

const openOne = (page = <WebhookPage />, base = '/seller', state = asSeller) =>
  open(
    <Routes>
      <Route path={`${base}/developers/webhooks/:webhookId`} element={page} />
      <Route path={`${base}/developers`} element={<p>The list</p>} />
    </Routes>,
    `${base}/developers/webhooks/7`,
    state,
  )

beforeEach(() =>
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(clay)),
    http.get('*/api/seller/keys', () => HttpResponse.json([])),
  ),
)

test('a webhook is made for chosen events, and its secret is told once', async () => {
  const webhooks: Webhook[] = []
  const sent: unknown[] = []
  server.use(
    http.get(shop, () => HttpResponse.json(webhooks)),
    http.post(shop, async ({ request }) => {
      sent.push(await request.json())
      webhooks.push(webhookOf())
      return HttpResponse.json({ webhook: webhookOf(), secret }, { status: 201 })
    }),
  )
  open(<DevelopersPage />, '/seller/developers')
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Create a webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a webhook' }))
  await userEvent.type(await dialog.findByLabelText('Name'), 'Warehouse')
  await userEvent.type(dialog.getByLabelText('Address'), 'example.com/hooks')
  await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await dialog.findByText('Choose at least one event')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Order paid' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Low stock' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await screen.findByRole('heading', { name: 'Secret for Warehouse' })).toHaveFocus()
  expect(sent).toEqual([{ name: 'Warehouse', url: 'https://example.com/hooks', events: ['order.paid', 'stock.low'] }])
  expect(screen.getByText(secret)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'I\'ve saved it' }))
  expect(screen.queryByText(secret)).not.toBeInTheDocument()
  const line = await screen.findByRole('link', { name: /Warehouse/ })
  expect(line).toHaveAttribute('href', '/seller/developers/webhooks/7')
  expect(line).toHaveTextContent('example.com · 2 events')
})

test('an address that is not allowed is told at its field', async () => {
  const errors = [{ pointer: '/url', code: 'url_not_allowed', message: 'Use an https address on the public internet' }]
  server.use(
    http.get(shop, () => HttpResponse.json([])),
    http.post(shop, () => HttpResponse.json({ code: 'invalid_fields', errors }, { status: 422 })),
  )
  open(<DevelopersPage />, '/seller/developers')
  await userEvent.click(await screen.findByRole('button', { name: 'Create a webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a webhook' }))
  await userEvent.type(await dialog.findByLabelText('Name'), 'Till')
  await userEvent.type(dialog.getByLabelText('Address'), '10.0.0.1')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Order paid' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }))
  expect(await dialog.findByText('Use an https address on the public internet')).toBeInTheDocument()
  await waitFor(() => expect(dialog.getByLabelText('Address')).toHaveFocus())
})

test('a message that was not taken is looked at and sent again', async () => {
  const failed = {
    ...{ status: 'failed', attempts: 8, responseStatus: 500, responseBody: 'Out of order', failure: 'answer' },
    earlier: [
      { triedAt: '2026-11-21T09:00:00Z', tookMs: 90, responseStatus: 503, responseBody: 'Out for lunch' },
      { triedAt: '2026-11-21T09:30:00Z', tookMs: 15_000, responseStatus: null, responseBody: null },
    ],
  }
  serve(webhookOf({ failingSince: '2026-11-20T10:00:00Z' }), [messageOf(3), messageOf(2, failed)])
  const resent: unknown[] = []
  server.use(
    http.post(`${shop}/7/deliveries/:id/resend`, ({ params }) => {
      resent.push(params.id)
      return HttpResponse.json(messageOf(2), { status: 202 })
    }),
  )
  openOne()
  expect(await screen.findByText('Failing')).toBeInTheDocument()
  expect(screen.getByText(/^No message has been accepted since Nov 20, 2026/)).toBeInTheDocument()
  const list = await screen.findByRole('list', { name: 'Messages' })
  const [, second] = within(list).getAllByRole('listitem')
  const line = within(second as HTMLElement)
  expect(line.getByText('Not delivered')).toBeInTheDocument()
  expect(line.getByText(/8 tries · answered 500$/)).toBeInTheDocument()
  await userEvent.click(line.getByRole('button', { name: /^Details of Order paid/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Order paid' }))
  expect(dialog.getByText('{"type":"order.paid"}')).toBeInTheDocument()
  expect(dialog.getByText('Out of order')).toBeInTheDocument()
  const before = within(dialog.getByRole('region', { name: 'Earlier tries' }))
  expect(before.getByText(/90 ms · answered 503$/)).toBeInTheDocument()
  expect(before.getByText('Out for lunch')).toBeInTheDocument()
  expect(before.getByText(/15,000 ms · no answer$/)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('It is on its way again')).toBeInTheDocument()
  expect(resent).toEqual(['2'])
})

test('the log is narrowed and read page by page', async () => {
  const asked: string[] = []
  serve(webhookOf())
  server.use(
    http.get(`${shop}/7/deliveries`, ({ request }) => {
      const { search } = new URL(request.url)
      asked.push(search)
      const isFirst = !search.includes('before')
      return HttpResponse.json({ items: [messageOf(isFirst ? 9 : 4)], next: isFirst ? 9 : null })
    }),
  )
  openOne()
  await userEvent.click(await screen.findByRole('button', { name: 'Older' }))
  await waitFor(() => expect(asked).toContain('?before=9'))
  await userEvent.click(await screen.findByRole('button', { name: 'Newest' }))
  await userEvent.selectOptions(screen.getByRole('combobox'), 'failed')
  await waitFor(() => expect(asked).toContain('?status=failed'))
})

test('a webhook is paused after a question and turned on again', async () => {
  let status: Webhook['status'] = 'active'
  serve(webhookOf())
  server.use(
    http.get(`${shop}/7`, () => HttpResponse.json(webhookOf({ status, pauseReason: status === 'paused' ? 'by_hand' : null }))),
    http.patch(`${shop}/7`, async ({ request }) => {
      status = ((await request.json()) as Webhook).status
      return HttpResponse.json(webhookOf({ status }))
    }),
  )
  openOne()
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause this webhook?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText(/^This webhook is paused/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send a test' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByRole('button', { name: 'Send a test' })).toBeInTheDocument()
})

test('operators give theirs a new secret, and delete it after a question', async () => {
  serveOverview()
  const market = '*/api/admin/webhooks'
  serve(webhookOf({ pausedAt: '2026-11-22T10:00:00Z', status: 'paused', pauseReason: 'gone' }), [], market)
  let deleted = false
  server.use(
    http.post(`${market}/7/rotate-secret`, () => HttpResponse.json({ webhook: webhookOf(), secret })),
    http.delete(`${market}/7`, () => {
      deleted = true
      return new HttpResponse(null, { status: 204 })
    }),
  )
  openOne(<OperatorWebhookPage />, '/admin', asOperator)
  expect(await screen.findByText(/asked for no more messages \(410\)/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'New secret' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Create new secret' }))
  expect(await screen.findByText(secret)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(deleted).toBe(false)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete webhook' }))
  expect(await screen.findByText('The list')).toBeInTheDocument()
  expect(deleted).toBe(true)
})

test('a webhook that is not there says so', async () => {
  serve(webhookOf())
  server.use(http.get(`${shop}/7`, () => HttpResponse.json({ status: 404, code: 'not_found' }, { status: 404 })))
  openOne()
  expect(await screen.findByRole('heading', { name: 'Webhook not found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All webhooks' })).toHaveAttribute('href', '/seller/developers')
})
