/** The settings of the marketplace: what holds and who says so, saving them, and the history. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { MarketSettings, SettingValues } from '@/features/operator/api'
import { listOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { SettingsPage } from './SettingsPage'

const values: SettingValues = {
  ...{ name: 'Helloshop', slogan: null, contactEmail: 'hello@helloshop.example' },
  ...{ postalAddress: 'Helloshop, 12 Market Hall Lane', socialUrl: 'https://social.example/@helloshop' },
  ...{ shopApproval: 'auto', commissionBps: 850, payoutHoldDays: 7, payoutMinimum: 1000, payoutDays: [1, 15] },
  ...{ carrierDays: { min: 2, max: 5 }, deliveredAfterDays: 21, adjustmentApprovalAbove: 10_000 },
}

const settingsOf = (over: Partial<MarketSettings> = {}): MarketSettings => ({
  version: 'v3',
  values,
  environment: { ...values, commissionBps: 800 },
  changed: [{ setting: 'commissionBps', changedAt: '2026-11-20T10:00:00Z' }],
  fixed: [
    { variable: 'CURRENCY', value: 'USD' },
    { variable: 'PAYPAL_MERCHANT_ID', value: '' },
    { variable: 'JWT_SECRET', value: null },
  ],
  ...over,
})

const change = {
  ...{ id: 3, setting: 'commissionBps', before: '800', after: '850' },
  ...{ changedBy: 'Olga', changedAt: '2026-11-20T10:00:00Z' },
}

/** Serves these and notes what is saved. */
function serve(first: MarketSettings = settingsOf(), history: object[] = [change]) {
  const sent: { version: string; values: SettingValues }[] = []
  let present = first
  server.use(
    http.get('*/api/admin/settings', () => HttpResponse.json(present)),
    http.get('*/api/admin/settings/history', () => HttpResponse.json(listOf(history))),
    http.put('*/api/admin/settings', async ({ request }) => {
      const body = (await request.json()) as { version: string; values: SettingValues }
      sent.push(body)
      present = { ...present, version: `${present.version}+`, values: body.values }
      return HttpResponse.json(present)
    }),
  )
  return { sent, become: (next: MarketSettings) => (present = next) }
}

const open = () =>
  renderPage(
    <>
      <SettingsPage />
      <ToastHost />
    </>,
    { at: '/admin/settings', state: asOperator },
  )

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }))

async function type(label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

const servePromo = (promo: object | null) =>
  server.use(http.get('*/api/public/config', () => HttpResponse.json({ name: 'Helloshop', currency: 'USD', promo })))

beforeEach(() => {
  showWideScreen()
  servePromo(null)
})
afterEach(() => void vi.restoreAllMocks())

test('each setting says whether it was changed here or comes from the server', async () => {
  serve()
  open()
  expect(await screen.findByLabelText('Commission in percent')).toHaveValue('8.5')
  expect(screen.getByLabelText('Commission in percent')).toHaveAccessibleDescription(/Changed here on Nov 20(, 2026)?\.$/)
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Default from the server\.$/)
  expect(screen.getByLabelText('Payout days')).toHaveValue('1, 15')
  const fixed = within(screen.getByRole('table', { name: 'Set on the server' }))
  expect(fixed.getByRole('row', { name: /^CURRENCY/ })).toHaveTextContent('USD')
  expect(fixed.getByRole('row', { name: /^PAYPAL_MERCHANT_ID/ })).toHaveTextContent('Not set')
  expect(fixed.getByRole('row', { name: /^JWT_SECRET/ })).toHaveTextContent('Not shown')
})

test.each([
  ['its words', { text: 'Free tea', code: null, link: null }, 'Free tea'],
  ['that there is none', null, 'None right now'],
])('the promo line is told by %s, with the way to where it is changed', async (_name, promo, words) => {
  serve()
  servePromo(promo)
  open()
  const market = within(await screen.findByRole('region', { name: 'Marketplace' }))
  expect(await market.findByText(words)).toBeInTheDocument()
  expect(market.getByRole('link', { name: 'Change it in the home page editor' })).toHaveAttribute('href', '/admin/home-page')
})

test('what is typed is saved with all the others and the version that was read', async () => {
  const { sent } = serve()
  open()
  await type('Commission in percent', '9')
  await type('Smallest payout', '12.50')
  await type('Payout days', '28 1')
  await userEvent.click(screen.getByRole('radio', { name: /^Wait for approval/ }))
  await save()
  expect(await screen.findByText('Settings saved')).toBeInTheDocument()
  expect(sent).toEqual([
    {
      version: 'v3',
      values: { ...values, commissionBps: 900, payoutMinimum: 1250, payoutDays: [1, 28], shopApproval: 'manual' },
    },
  ])
  expect(await screen.findByDisplayValue('1, 28')).toBe(screen.getByLabelText('Payout days'))
})

test('what is typed while the settings are saved stays, and counts as unsaved until it is saved too', async () => {
  const { sent } = serve()
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  server.use(http.put('*/api/admin/settings', () => isAnswered, { once: true }))
  open()
  await type('Name', 'Market Hall')
  await save()
  await userEvent.type(screen.getByLabelText('Name'), 's')
  answer()
  expect(await screen.findByText('Settings saved')).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('Market Halls')
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  await save()
  expect(sent[1]?.values.name).toBe('Market Halls')
})

test('what cannot be is said at its field, and nothing is sent', async () => {
  const { sent } = serve()
  open()
  await type('Name', '')
  await type('Commission in percent', '101')
  await type('Payout days', '1, 29')
  await type('Days until a parcel counts as delivered', '0')
  await save()
  expect(await screen.findAllByText('Fill in this field')).not.toHaveLength(0)
  expect(screen.getByLabelText('Commission in percent')).toHaveAccessibleDescription(/Enter a percentage from 0 to 100/)
  expect(screen.getByLabelText('Payout days')).toHaveAccessibleDescription(/Enter days from 1 to 28/)
  expect(screen.getByLabelText('Days until a parcel counts as delivered')).toHaveAccessibleDescription(
    /Enter a whole number from 1 to 365/,
  )
  expect(sent).toEqual([])
})

test('what another operator saved meanwhile comes in beside what was typed', async () => {
  const { sent, become } = serve()
  open()
  await type('Commission in percent', '9')
  become(settingsOf({ version: 'v4', values: { ...values, name: 'Tom' } }))
  server.use(
    http.put('*/api/admin/settings', () => HttpResponse.json({ code: 'settings_changed', message: 'Changed' }, { status: 409 }), {
      once: true,
    }),
  )
  await save()
  expect(await screen.findByText(/^Someone else changed the settings/)).toBeInTheDocument()
  expect(await screen.findByDisplayValue('Tom')).toBe(screen.getByLabelText('Name'))
  expect(screen.getByLabelText('Commission in percent')).toHaveValue('9')
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  await save()
  expect(await screen.findByText('Settings saved')).toBeInTheDocument()
  expect(sent).toEqual([{ version: 'v4', values: { ...values, name: 'Tom', commissionBps: 900 } }])
})

test('what another operator saved in the same field is told there, and replaced only by saving again', async () => {
  const { sent, become } = serve()
  open()
  await type('Commission in percent', '9')
  become(settingsOf({ version: 'v4', values: { ...values, commissionBps: 1000 } }))
  server.use(
    http.put('*/api/admin/settings', () => HttpResponse.json({ code: 'settings_changed', message: 'Changed' }, { status: 409 }), {
      once: true,
    }),
  )
  await save()
  expect(await screen.findByLabelText('Commission in percent')).toHaveAccessibleDescription(/Saved meanwhile: 10\. Save again/)
  expect(screen.getByLabelText('Commission in percent')).toHaveValue('9')
  expect(sent).toEqual([])
  await save()
  expect(await screen.findByText('Settings saved')).toBeInTheDocument()
  expect(sent).toEqual([{ version: 'v4', values: { ...values, commissionBps: 900 } }])
})

test('the limit for one person is never above what the server says', async () => {
  const { sent } = serve()
  open()
  await type('Second approval above', '100.01')
  await save()
  expect(await screen.findByLabelText('Second approval above')).toHaveAccessibleDescription(/Enter \$100\.00 or less/)
  expect(sent).toEqual([])
})

test('the history tells in words what was changed', async () => {
  serve(settingsOf(), [
    { ...change, id: 5, setting: 'slogan', before: '', after: 'Made by hand' },
    { ...change, id: 4, setting: 'payoutMinimum', before: '1000', after: '2500' },
    change,
  ])
  open()
  const history = within(await screen.findByRole('table', { name: 'History' }))
  expect(history.getByRole('row', { name: /^Commission in percent/ })).toHaveTextContent('8%8.5%Olga')
  expect(history.getByRole('row', { name: /^Smallest payout/ })).toHaveTextContent('$10.00$25.00')
  expect(history.getByRole('row', { name: /^Slogan/ })).toHaveTextContent('EmptyMade by hand')
})

test('settings that do not load are asked for again', async () => {
  let isBroken = true
  serve()
  server.use(http.get('*/api/admin/settings', () => (isBroken ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(settingsOf()))))
  open()
  expect(await screen.findByText('The settings didn\'t load')).toBeInTheDocument()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText('Name')).toHaveValue('Helloshop')
})
