/** Money and rights want the person to confirm that it is them; then the very same call is sent again. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { problemOf } from '@/api/problem'
import { makeStore } from '@/app/store'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { operatorApi } from '../api'
import { ConfirmationGate } from './ConfirmationGate'

const required = () =>
  HttpResponse.json({ code: 'confirmation_required', message: 'Confirm it is you' }, { status: 403 })

/** The server adjusts nothing before it is confirmed; the password is "right", the code 123456. */
function serve({ since = null }: { since?: string | null } = {}) {
  const calls = { adjust: [] as { key: string | null; body: unknown }[], confirm: [] as unknown[] }
  let isConfirmed = false
  server.use(
    http.post('*/api/admin/shops/7/adjustments', async ({ request }) => {
      calls.adjust.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      return isConfirmed ? HttpResponse.json({ id: 1 }, { status: 201 }) : required()
    }),
    http.get('*/api/user/second-factor', () => HttpResponse.json({ since, recoveryCodes: 10, required: true })),
    http.post('*/api/auth/confirm', async ({ request }) => {
      const shown = (await request.json()) as { currentPassword?: string; code?: string }
      calls.confirm.push(shown)
      isConfirmed = shown.currentPassword === 'right' || shown.code === '123456'
      if (isConfirmed) return HttpResponse.json({ confirmedUntil: '2026-11-25T10:10:00Z' })
      const errors = [{ pointer: '/currentPassword', code: 'wrong_password', message: "That isn't your current password" }]
      return HttpResponse.json({ code: 'invalid_fields', message: 'Look again', errors }, { status: 422 })
    }),
  )
  return calls
}

const gift = { id: 7, 'Idempotency-Key': 'k1', newAdjustment: { amount: 500, reason: 'Welcome' } }
const adjust = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(operatorApi.endpoints.adjustShopBalance.initiate(gift))
const open = () => renderPage(<ConfirmationGate />, { state: asOperator }).store
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm it\'s you' }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('after the password the same call goes out again, with the same key', async () => {
  const calls = serve()
  const answer = adjust(open())
  const asked = await dialog()
  type(asked.getByLabelText('Password'), 'wrong')
  await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
  expect(await asked.findByText("That isn't your current password")).toBeInTheDocument()
  type(asked.getByLabelText('Password'), 'right')
  await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
  expect(await answer).toMatchObject({ data: { id: 1 } })
  expect(calls.adjust).toHaveLength(2)
  expect(calls.adjust[0]?.key).toBe('k1')
  expect(calls.adjust[1]).toEqual(calls.adjust[0])
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('who cancels has done nothing, and is told that it was not confirmed', async () => {
  const calls = serve()
  const answer = adjust(open())
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  const { error } = await answer
  expect(problemOf(error).code).toBe('confirmation_required')
  expect(calls.adjust).toHaveLength(1)
  expect(calls.confirm).toEqual([])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('who has an app may show a code of it, and several calls ask once', async () => {
  const calls = serve({ since: '2026-11-01T10:00:00Z' })
  const store = open()
  const answers = [adjust(store), adjust(store)]
  const asked = await dialog()
  await userEvent.click(await asked.findByRole('button', { name: 'Use a code instead' }))
  type(asked.getByLabelText('Code from your app, or a recovery code'), '123456')
  await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
  for (const answer of answers) expect(await answer).toMatchObject({ data: { id: 1 } })
  expect(calls.confirm).toEqual([{ code: '123456' }])
})

test('where nobody asks, the refusal is the answer', async () => {
  const calls = serve()
  const { error } = await adjust(makeStore(asOperator))
  expect(problemOf(error).code).toBe('confirmation_required')
  expect(calls.adjust).toHaveLength(1)
})
