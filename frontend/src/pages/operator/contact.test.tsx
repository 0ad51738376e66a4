/** Contact messages: found, answered by email, closed and deleted. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { contactOf, listOf, serveOverview, toDoOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { ContactMessagePage } from './ContactMessagePage'
import { ContactMessagesPage } from './ContactMessagesPage'

const path = '*/api/admin/contact-messages'
const serve = (over: Parameters<typeof contactOf>[0] = {}) =>
  server.use(http.get(`${path}/7`, () => HttpResponse.json(contactOf(over))))
const open = () =>
  renderPage(
    <>
      <ContactMessagePage />
      <ToastHost />
    </>,
    { at: '/admin/contact/7', path: '/admin/contact/:messageId', state: asOperator },
  )

beforeEach(() => {
  sessionStorage.clear()
  serveOverview({ toDo: toDoOf({ contactMessages: 3 }) })
})

test('those that wait come first, and all are found by what is typed', async () => {
  const asked: string[] = []
  server.use(
    http.get(path, ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(listOf([contactOf()]))
    }),
  )
  renderPage(<ContactMessagesPage />, { at: '/admin/contact', state: asOperator })
  expect(await screen.findByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/admin/contact/7')
  expect(await screen.findByRole('link', { name: /^Open\D*3/ })).toBeInTheDocument()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search contact messages' }), { target: { value: 'mug' } })
  fireEvent.submit(screen.getByRole('search'))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map((search) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
    { status: 'open', page: '1' },
    { status: 'open', q: 'mug', page: '1' },
  ])
})

test('an answer is sent once by mail, and stands below the message', async () => {
  serve({ language: 'de' })
  const sent: [string | null, unknown][] = []
  server.use(
    http.post(`${path}/7/answers`, async ({ request }) => {
      sent.push([request.headers.get('Idempotency-Key'), await request.json()])
      if (sent.length === 1) return HttpResponse.json({ code: 'busy' }, { status: 400 })
      const answers = [{ id: 1, text: 'Ein neuer Becher ist unterwegs.', by: 'Olga', createdAt: '2026-11-23T10:00:00Z' }]
      serve({ status: 'answered', answers, answerCount: 1 })
      return HttpResponse.json(contactOf({ status: 'answered', answers }))
    }),
  )
  open()
  expect(await screen.findByText(/in an email in German that quotes the message/)).toBeInTheDocument()
  const send = screen.getByRole('button', { name: 'Send answer' })
  await userEvent.click(send)
  expect(await screen.findByText('Write an answer')).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'Ein neuer Becher ist unterwegs.' } })
  await userEvent.click(send)
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  await userEvent.click(send)
  expect(await screen.findByText('Your answer is on its way to ada@example.com')).toBeInTheDocument()
  const answers = within(screen.getByRole('region', { name: 'Answers' }))
  expect(await answers.findByText('Ein neuer Becher ist unterwegs.')).toBeInTheDocument()
  expect(answers.getByText(/^Olga, /)).toBeInTheDocument()
  expect(screen.getByLabelText('Your answer')).toHaveValue('')
  const [[first], [second, body]] = sent as [(typeof sent)[0], (typeof sent)[0]]
  expect(first).toBe(second)
  expect(body).toEqual({ text: 'Ein neuer Becher ist unterwegs.' })
})

test('a closed message is not answered before it is reopened', async () => {
  serve({ status: 'closed' })
  server.use(
    http.post(`${path}/7/reopen`, () => {
      serve()
      return HttpResponse.json(contactOf())
    }),
    http.post(`${path}/7/close`, () => {
      serve({ status: 'closed' })
      return HttpResponse.json(contactOf({ status: 'closed' }))
    }),
  )
  open()
  expect(await screen.findByText('This message is closed. Reopen it to answer.')).toBeInTheDocument()
  expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Reopen' }))
  expect(await screen.findByLabelText('Your answer')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeInTheDocument()
})

test('spam is deleted after a question', async () => {
  serve()
  let deleted = 0
  server.use(
    http.delete(`${path}/7`, () => {
      deleted += 1
      return new HttpResponse(null, { status: 204 })
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the message from Ada?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Keep message' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(deleted).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(deleted).toBe(1))
})

test('a message that is not there says so', async () => {
  server.use(http.get(`${path}/7`, () => HttpResponse.json({ code: 'not_found' }, { status: 404 })))
  open()
  expect(await screen.findByRole('heading', { name: 'Message not found' })).toBeInTheDocument()
})
