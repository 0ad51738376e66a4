/** Returns that buyer and shop do not agree about. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { listedReturn, listOf, serveOverview, toDoOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { OperatorReturnsPage } from './OperatorReturnsPage'

const asked: string[] = []
const serve = (...items: ReturnType<typeof listedReturn>[]) =>
  server.use(
    http.get('*/api/admin/returns', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(listOf(items))
    }),
  )

beforeEach(() => {
  asked.length = 0
  serveOverview({ toDo: toDoOf({ returns: 1 }) })
})

const open = (at = '/admin/returns') =>
  renderPage(
    <>
      <OperatorReturnsPage />
      <ToastHost />
    </>,
    { at, state: asOperator },
  )

test('those that wait for the operator come first, with what both sides say', async () => {
  serve(listedReturn({ words: 'The handle is off', answer: 'It was fine' }))
  open()
  expect(await screen.findByText('The handle is off')).toBeInTheDocument()
  expect(screen.getByText('It was fine')).toBeInTheDocument()
  expect(screen.getByText('The shop says')).toBeInTheDocument()
  expect(screen.getByText("Buyer and shop don't agree. You decide.")).toBeInTheDocument()
  expect(asked).toEqual(['?stage=operator&page=1'])
  expect(await screen.findByRole('link', { name: 'To decide (1)' })).toHaveAttribute('aria-current', 'page')
})

test('a part is decided with its amount and a reason, within what the pieces are worth', async () => {
  const listed = listedReturn()
  serve(listed)
  const sent: unknown[] = []
  server.use(
    http.post('*/api/admin/returns/:id/decide', async ({ request }) => {
      sent.push(await request.json())
      expect(request.headers.get('Idempotency-Key')).toBeTruthy()
      serve()
      return HttpResponse.json(listed.return)
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: /^Decide the return/ }))
  const form = within(await screen.findByRole('form', { name: 'Your decision' }))
  await userEvent.click(form.getByRole('button', { name: 'Decide' }))
  expect(form.getByText('Choose what happens')).toBeInTheDocument()
  await userEvent.click(form.getByRole('radio', { name: /Partial refund/ }))
  fireEvent.change(form.getByLabelText('Amount in USD'), { target: { value: '30' } })
  fireEvent.change(form.getByLabelText('Why?'), { target: { value: 'A small crack' } })
  await userEvent.click(form.getByRole('button', { name: 'Decide' }))
  expect(await form.findByText('You can refund up to $24.00')).toBeInTheDocument()
  fireEvent.change(form.getByLabelText('Amount in USD'), { target: { value: '10' } })
  await userEvent.click(form.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Decided. The buyer and the shop get an email')).toBeInTheDocument()
  expect(sent).toEqual([{ decision: 'part', amount: 1000, reason: 'A small crack' }])
  expect(await screen.findByRole('heading', { name: 'No returns to decide' })).toBeInTheDocument()
})

test('what never came cannot be sent back', async () => {
  serve(listedReturn({ reason: 'not_received' }))
  open()
  await userEvent.click(await screen.findByRole('button', { name: /^Decide the return/ }))
  const form = within(await screen.findByRole('form', { name: 'Your decision' }))
  expect(form.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['refund', 'part', 'nothing'])
})

test('a return for which nothing was left to refund names no amount', async () => {
  serve(listedReturn({ status: 'refunded', amount: 0 }))
  open('/admin/returns?stage=over')
  expect(await screen.findByText("There's nothing left to refund.")).toBeInTheDocument()
  expect(screen.queryByText(/\$0\.00/)).not.toBeInTheDocument()
})

test('what is over is looked at and not decided again', async () => {
  serve(listedReturn({ status: 'refunded', amount: 2400 }))
  open('/admin/returns?stage=over')
  expect(await screen.findByText('The buyer gets $24.00 back.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Decide/ })).not.toBeInTheDocument()
})
