/** People: found, locked, signed out, and deleted when they ask for it. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { listOf, personOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { PeoplePage } from './PeoplePage'
import { PersonPage } from './PersonPage'

const openPerson = () =>
  renderPage(
    <>
      <PersonPage />
      <ToastHost />
    </>,
    { at: '/admin/people/1', path: '/admin/people/:personId', state: asOperator },
  )
const serve = (over: Parameters<typeof personOf>[0] = {}) =>
  server.use(http.get('*/api/admin/people/1', () => HttpResponse.json(personOf(over))))

test('people are found by what is typed, within the view', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/admin/people', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(listOf([personOf()]))
    }),
  )
  renderPage(<PeoplePage />, { at: '/admin/people?show=locked', state: asOperator })
  expect(await screen.findByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/admin/people/1')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search people' }), { target: { value: 'ada' } })
  fireEvent.submit(screen.getByRole('search'))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map((search) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
    { locked: 'true', page: '1' },
    { locked: 'true', q: 'ada', page: '1' },
  ])
})

test('an account is locked with a reason, and unlocked again', async () => {
  serve()
  const sent: unknown[] = []
  const lock = { at: '2026-11-22T10:00:00Z', reason: 'Fraud', by: 'Olga' }
  server.use(
    http.post('*/api/admin/people/1/lock', async ({ request }) => {
      sent.push(await request.json())
      serve({ lock, lockedAt: lock.at, sessions: [] })
      return HttpResponse.json(personOf())
    }),
    http.post('*/api/admin/people/1/unlock', () => {
      serve()
      return HttpResponse.json(personOf())
    }),
  )
  openPerson()
  await userEvent.click(await screen.findByRole('button', { name: 'Lock account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Lock the account of Ada?' }))
  expect(dialog.getByText(/Their API keys stop working for good\./)).toBeInTheDocument()
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Fraud' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Lock account' }))
  expect(await screen.findByText('Locked on Nov 22, 2026 by Olga')).toBeInTheDocument()
  expect(sent).toEqual([{ reason: 'Fraud' }])
  expect(screen.getByText('Not logged in anywhere.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Unlock account' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unlock account' }))
  expect(await screen.findByText('Ada can log in again')).toBeInTheDocument()
})

test('somebody is logged out everywhere after a question', async () => {
  serve()
  let ended = 0
  server.use(
    http.post('*/api/admin/people/1/end-sessions', () => {
      ended += 1
      return HttpResponse.json(personOf({ sessions: [] }))
    }),
  )
  openPerson()
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Their API keys stop working for good\.$/)).toBeInTheDocument()
  expect(ended).toBe(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere' }))
  expect(await screen.findByText('Ada is logged out everywhere')).toBeInTheDocument()
  expect(ended).toBe(1)
})

test('an account is deleted only under its own address, and what stands in the way is told', async () => {
  serve()
  const sent: unknown[] = []
  server.use(
    http.post('*/api/admin/people/1/delete', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ code: 'order_under_way', message: 'An order is under way' }, { status: 409 })
    }),
  )
  openPerson()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the account of Ada?' }))
  const field = dialog.getByLabelText('Email address of the account')
  fireEvent.change(field, { target: { value: 'bob@example.test' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(dialog.getByText('Type the email address of the account')).toBeInTheDocument()
  expect(sent).toEqual([])
  fireEvent.change(field, { target: { value: 'ada@example.test' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('An order is under way')
  expect(sent).toEqual([{ email: 'ada@example.test' }])
})

test('somebody is invited by mail, and told where to go if the address has an account', async () => {
  const sent: unknown[] = []
  server.use(
    http.get('*/api/admin/people', () => HttpResponse.json(listOf([personOf()]))),
    http.post('*/api/admin/operators', async ({ request }) => {
      sent.push(await request.json())
      return sent.length === 1
        ? HttpResponse.json({ code: 'address_taken', message: 'Taken' }, { status: 409 })
        : HttpResponse.json(personOf(), { status: 201 })
    }),
  )
  renderPage(
    <>
      <PeoplePage />
      <ToastHost />
    </>,
    { at: '/admin/people', state: asOperator },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Invite an operator' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite an operator' }))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Olga' } })
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'olga@example.test' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('This email already has an account')
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Invitation sent to olga@example.test')).toBeInTheDocument()
  expect(sent[1]).toEqual({ username: 'Olga', email: 'olga@example.test' })
})

test('somebody is made an operator after a question', async () => {
  serve({ id: 2 })
  let appointed = 0
  server.use(
    http.post('*/api/admin/people/2/appoint', () => {
      appointed += 1
      serve({ id: 2, roles: [{ name: 'ROLE_USER' }, { name: 'ROLE_ADMIN' }] })
      return HttpResponse.json(personOf())
    }),
  )
  openPerson()
  await userEvent.click(await screen.findByRole('button', { name: 'Make an operator' }))
  expect(appointed).toBe(0)
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make an operator' }))
  expect(await screen.findByText('Ada is now an operator')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Remove as operator' })).toBeInTheDocument()
})

test('an operator stops being one after a question', async () => {
  const roles = [{ name: 'ROLE_USER' }, { name: 'ROLE_ADMIN' }]
  serve({ id: 2, roles })
  let dismissed = 0
  server.use(
    http.post('*/api/admin/people/2/dismiss', () => {
      dismissed += 1
      serve({ id: 2 })
      return HttpResponse.json(personOf())
    }),
  )
  openPerson()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove as operator' }))
  const question = within(await screen.findByRole('dialog', { name: 'Remove Ada as operator?' }))
  expect(question.getByRole('button', { name: 'Keep as operator' })).toHaveFocus()
  expect(dismissed).toBe(0)
  await userEvent.click(question.getByRole('button', { name: 'Remove as operator' }))
  expect(await screen.findByText('Ada is no longer an operator')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Make an operator' })).toBeInTheDocument()
  expect(dismissed).toBe(1)
})

test('personal data are saved as a file, and a refusal is told', async () => {
  serve()
  const saved: string[] = []
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:data')
  URL.revokeObjectURL = vi.fn<() => void>()
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  server.use(
    http.post('*/api/admin/people/1/export', () => HttpResponse.json({ message: 'Ask again later' }, { status: 429 }), { once: true }),
    http.post('*/api/admin/people/1/export', () => HttpResponse.json({ account: { email: 'ada@example.test' } })),
  )
  openPerson()
  const button = await screen.findByRole('button', { name: 'Download personal data' })
  await userEvent.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask again later')
  expect(saved).toEqual([])
  await userEvent.click(button)
  await vi.waitFor(() => expect(saved).toEqual(['person-1.json']))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  press.mockRestore()
})
