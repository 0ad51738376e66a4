/** API keys: made with chosen areas, told once, revoked after a question; a shop's and the marketplace's alike. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { ApiKey } from '@/features/auth/api'
import { asOperator, asSeller } from '@/testing/people'
import { serveOverview } from '@/testing/operator'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay } from '@/testing/shops'
import { OperatorDevelopersPage } from '../operator/OperatorDevelopersPage'
import { DevelopersPage } from './DevelopersPage'

const keyOf = (id: number, over: Partial<ApiKey> = {}): ApiKey => ({
  ...{ id, name: 'Warehouse', startsWith: `hsk_${id}_Jx3f`, scopes: ['orders:write', 'products:read'] },
  ...{ createdAt: '2026-11-20T10:00:00Z', expiresAt: null, lastUsedAt: null, revokedAt: null },
  ...over,
})

const secret = 'hsk_8_Jx3fABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklm'
const serveKeys = (keys: ApiKey[], at = '*/api/seller/keys') => server.use(http.get(at, () => HttpResponse.json(keys)))

const open = (page: ReactNode, at: string, state = asSeller) =>
  renderPage(
    <>
      {page}
      <ToastHost />
    </>,
    { at, state },
  )

beforeEach(() =>
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(clay)),
    http.get('*/api/:office/webhooks', () => HttpResponse.json([])),
  ),
)

test('a shop without keys is told what they are good for, and how a program sends one', async () => {
  serveKeys([])
  open(<DevelopersPage />, '/seller/developers')
  expect(await screen.findByText('No keys yet')).toBeInTheDocument()
  expect(screen.getByText(/curl .*\/api\/seller\/products/)).toHaveTextContent('Authorization: Bearer hsk_…')
  expect(screen.getByRole('link', { name: 'See all requests and try them out' })).toHaveAttribute('href', '/swagger-ui/')
  const feed = `${window.location.origin}/feeds/${clay.slug}.xml`
  expect(await screen.findByRole('link', { name: feed })).toHaveAttribute('href', feed)
})

test('the list says what each key may do, when it was used and until when it works', async () => {
  serveKeys([
    keyOf(7, { lastUsedAt: '2026-11-22T09:30:00Z', expiresAt: '2199-01-01T00:00:00Z' }),
    keyOf(6, { name: 'Old till', revokedAt: '2026-11-21T10:00:00Z' }),
    keyOf(5, { name: 'Spring sale', expiresAt: '2026-01-01T12:00:00Z' }),
  ])
  open(<DevelopersPage />, '/seller/developers')
  const [first, second, third] = await screen.findAllByRole('listitem')
  const warehouse = within(first as HTMLElement)
  expect(warehouse.getByText('Active')).toBeInTheDocument()
  expect(warehouse.getByText('hsk_7_Jx3f')).toBeInTheDocument()
  expect(warehouse.getByText('Reads and changes Orders, refunds and returns')).toBeInTheDocument()
  expect(warehouse.getByText('Reads Products and collections')).toBeInTheDocument()
  expect(warehouse.getByText(/^created Nov 20, 2026 · last used Nov 22, 2026.* · expires/)).toBeInTheDocument()
  expect(within(second as HTMLElement).getByText(/revoked Nov 21, 2026$/)).toBeInTheDocument()
  expect(within(third as HTMLElement).getByText(/expired Jan 1, 2026$/)).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1)
})

test('a key is made for chosen areas, shown once and then gone', async () => {
  const keys: ApiKey[] = []
  const sent: Record<string, unknown>[] = []
  server.use(
    http.get('*/api/seller/keys', () => HttpResponse.json(keys)),
    http.post('*/api/seller/keys', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      keys.push(keyOf(8))
      return HttpResponse.json({ key: keyOf(8), secret }, { status: 201 })
    }),
  )
  open(<DevelopersPage />, '/seller/developers')
  await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a key' }))
  await userEvent.type(await dialog.findByLabelText('Name'), 'Warehouse')
  await userEvent.type(dialog.getByLabelText('Your password'), 'demo-password-1')
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }))
  expect(await dialog.findByText('Choose at least one area')).toBeInTheDocument()
  await userEvent.selectOptions(dialog.getByLabelText('Products and collections'), 'read')
  await userEvent.selectOptions(dialog.getByLabelText('Orders, refunds and returns'), 'write')
  await userEvent.selectOptions(dialog.getByLabelText('Expires'), 'never')
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }))
  const heading = await screen.findByRole('heading', { name: 'Your key for Warehouse' })
  expect(heading).toHaveFocus()
  expect(screen.getByText(secret)).toBeInTheDocument()
  expect(sent).toEqual([
    {
      ...{ name: 'Warehouse', scopes: ['products:read', 'orders:write'] },
      ...{ expiresAt: null, currentPassword: 'demo-password-1' },
    },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'I\'ve saved it' }))
  expect(screen.queryByText(secret)).not.toBeInTheDocument()
  expect(await screen.findByText('hsk_8_Jx3f')).toBeInTheDocument()
})

test('a wrong password is told at its field', async () => {
  serveKeys([])
  const errors = [{ pointer: '/currentPassword', code: 'wrong_password', message: "That isn't your current password" }]
  server.use(
    http.post('*/api/seller/keys', () => HttpResponse.json({ code: 'invalid_fields', errors }, { status: 422 })),
  )
  open(<DevelopersPage />, '/seller/developers')
  await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a key' }))
  await userEvent.type(await dialog.findByLabelText('Name'), 'Till')
  await userEvent.selectOptions(dialog.getByLabelText('Messages'), 'read')
  await userEvent.type(dialog.getByLabelText('Your password'), 'wrong')
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }))
  expect(await dialog.findByText("That isn't your current password")).toBeInTheDocument()
  await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus())
})

test('a key is revoked after a question', async () => {
  let revoked = false
  server.use(
    http.get('*/api/seller/keys', () =>
      HttpResponse.json([keyOf(7, { revokedAt: revoked ? '2026-11-23T10:00:00Z' : null })]),
    ),
    http.delete('*/api/seller/keys/7', () => {
      revoked = true
      return new HttpResponse(null, { status: 204 })
    }),
  )
  open(<DevelopersPage />, '/seller/developers')
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Warehouse' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Warehouse?' }))
  expect(revoked).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Warehouse is revoked')).toBeInTheDocument()
  expect(await screen.findByText('Revoked')).toBeInTheDocument()
})

test('operators choose among the areas of the marketplace, and nobody changes the audit log', async () => {
  serveOverview()
  serveKeys([], '*/api/admin/keys')
  open(<OperatorDevelopersPage />, '/admin/developers', asOperator)
  await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a key' }))
  const audit = await dialog.findByLabelText('Audit log')
  expect(within(audit).getAllByRole('option').map((option) => option.textContent)).toEqual(['No access', 'Read'])
  expect(dialog.getByLabelText('Shops')).toHaveTextContent('Read and change')
  expect(dialog.getByLabelText('Coupons')).toHaveTextContent('Read and change')
  expect(dialog.queryByLabelText('Products')).not.toBeInTheDocument()
})

test('keys that do not load are asked for again', async () => {
  server.use(http.get('*/api/seller/keys', () => HttpResponse.json({}, { status: 503 })))
  open(<DevelopersPage />, '/seller/developers')
  expect(await screen.findByText('Your keys didn\'t load')).toBeInTheDocument()
  serveKeys([keyOf(7)])
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }))
  expect(await screen.findByText('hsk_7_Jx3f')).toBeInTheDocument()
})

test('areas where a lost key would do most harm are kept apart, and those without anything to read are allowed or not', async () => {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.get('*/api/admin/keys', () => HttpResponse.json([])),
    http.post('*/api/admin/keys', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({ key: keyOf(8), secret }, { status: 201 })
    }),
  )
  open(<OperatorDevelopersPage />, '/admin/developers', asOperator)
  await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a key' }))
  const apart = await dialog.findByRole('button', { name: 'Sensitive areas' })
  expect(apart).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(apart)
  const team = dialog.getByLabelText('Inviting and removing operators')
  expect(within(team).getAllByRole('option').map((option) => option.textContent)).toEqual(['No access', 'Allowed'])
  await userEvent.selectOptions(team, 'Allowed')
  await userEvent.selectOptions(dialog.getByLabelText('API keys'), 'Read')
  await userEvent.type(dialog.getByLabelText('Name'), 'Onboarding')
  await userEvent.type(dialog.getByLabelText('Your password'), 'demo-password-1')
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }))
  await screen.findByRole('heading', { name: 'Your key for Warehouse' })
  expect(sent[0]?.['scopes']).toEqual(['team:write', 'keys:read'])
})
