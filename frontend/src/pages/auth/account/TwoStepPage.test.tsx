/** Two-step sign-in: turned on with an app, and off again. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { TwoStepPage } from './TwoStepPage'

const path = '*/api/user/second-factor'

/** The server's side of it; answers what was sent to turn it off. */
function factor(since: string | null, required = false) {
  const state = { since, recoveryCodes: since ? 9 : 0, required }
  const off: unknown[] = []
  server.use(
    http.get(path, () => HttpResponse.json(state)),
    http.post(path, () =>
      HttpResponse.json({ secret: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Shop:ada?secret=GEZDGNBVGY3TQOJQ' }),
    ),
    http.post(`${path}/confirm`, () => {
      Object.assign(state, { since: '2026-11-25T10:00:00Z', recoveryCodes: 2 })
      return HttpResponse.json({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] })
    }),
    http.post(`${path}/disable`, async ({ request }) => {
      off.push(await request.json())
      Object.assign(state, { since: null, recoveryCodes: 0 })
      return new HttpResponse(null, { status: 204 })
    }),
  )
  renderPage(
    <>
      <TwoStepPage />
      <ToastHost />
    </>,
    { state: asAda },
  )
  return off
}

test('it is turned on with an app, and the recovery codes are there to be kept', async () => {
  factor(null, true)
  expect(await screen.findByText('You run the marketplace, so it\'s required.')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Current password'), 'secret{Enter}')
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument()
  const field = screen.getByLabelText('Code from the app')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await userEvent.type(field, '123456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
  expect(screen.getByText('aaaa-bbbb')).toBeInTheDocument()
  const file = screen.getByRole('link', { name: 'Download' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(file)).toContain('aaaa-bbbb\ncccc-dddd\n')
  await userEvent.click(screen.getByRole('button', { name: 'I saved them' }))
  expect(await screen.findByText('2 recovery codes left')).toBeInTheDocument()
})

test('it is turned off with password and code', async () => {
  const off = factor('2026-11-25T10:00:00Z')
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
  await userEvent.type(screen.getByLabelText('Current password'), 'secret')
  await userEvent.type(screen.getByLabelText('Code from the app, or a recovery code'), '123 456')
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText('Two-step verification is off')).toBeInTheDocument()
  expect(off).toEqual([{ currentPassword: 'secret', code: '123 456' }])
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeInTheDocument()
})
