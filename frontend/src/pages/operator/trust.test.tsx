/** What was reported: reviews and messages, hidden with a reason, kept, or shown again; and the pages of text. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { listOf, moderatedMessage, moderatedReview, serveOverview } from '@/testing/operator'
import { pageOf } from '@/testing/pages'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { OperatorMessagesPage } from './OperatorMessagesPage'
import { OperatorPagesPage } from './OperatorPagesPage'
import { OperatorReviewsPage } from './OperatorReviewsPage'

const open = (page: ReactNode, at: string) =>
  renderPage(
    <>
      {page}
      <ToastHost />
    </>,
    { at, state: asOperator },
  )

beforeEach(() => serveOverview())

test('a reported review is hidden with a reason', async () => {
  const sent: unknown[] = []
  server.use(
    http.get('*/api/admin/reviews', () => HttpResponse.json(listOf([moderatedReview()]))),
    http.post('*/api/admin/reviews/3/hide', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(moderatedReview())
    }),
  )
  open(<OperatorReviewsPage />, '/admin/reviews')
  expect(await screen.findByText('Reported on Nov 21, 2026: Spam or fake')).toBeInTheDocument()
  expect(screen.getByText('An advertisement')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Hide the review of Bob' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this review?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(dialog.getByText('Enter a reason for the record')).toBeInTheDocument()
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Advertising' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('Review hidden')).toBeInTheDocument()
  expect(sent).toEqual([{ reason: 'Advertising' }])
})

test('a hidden review is shown again, and what is refused is told', async () => {
  const hidden = moderatedReview({ hiddenAt: '2026-11-22T10:00:00Z', hiddenReason: 'Advertising' })
  server.use(
    http.get('*/api/admin/reviews', () => HttpResponse.json(listOf([hidden]))),
    http.post('*/api/admin/reviews/3/restore', () => HttpResponse.json({ message: 'It is shown already' }, { status: 409 })),
  )
  open(<OperatorReviewsPage />, '/admin/reviews?status=hidden')
  expect(await screen.findByText('Hidden on Nov 22, 2026')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Hide/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show the review of Bob again' }))
  expect(await screen.findByText('It is shown already')).toBeInTheDocument()
})

test('a reported message says who wrote it to whom, and is kept', async () => {
  let restored = 0
  server.use(
    http.get('*/api/admin/messages', () => HttpResponse.json(listOf([moderatedMessage()]))),
    http.post('*/api/admin/messages/8/restore', () => {
      restored += 1
      return HttpResponse.json(moderatedMessage())
    }),
  )
  open(<OperatorMessagesPage />, '/admin/messages')
  const message = within(await screen.findByRole('article', { name: 'Clay & Co, order HS-1' }))
  expect(message.getByText(/^to Ada/)).toBeInTheDocument()
  expect(message.getByRole('link', { name: 'Find order HS-1' })).toHaveAttribute('href', '/admin/orders?q=HS-1')
  expect(message.getByText('Reported on Nov 21, 2026: Wants to deal outside the marketplace')).toBeInTheDocument()
  await userEvent.click(message.getByRole('button', { name: 'Keep the message of Clay & Co' }))
  expect(await screen.findByText('Kept. The report is settled')).toBeInTheDocument()
  expect(restored).toBe(1)
})

test('a page that a decision empties leads to the last one, and back never comes to it again', async () => {
  let reported = [8, 9].map((id) => moderatedMessage({ id, buyerName: `Buyer ${id}` }))
  server.use(
    http.get('*/api/admin/messages', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const items = reported.slice(page - 1, page)
      // a page behind the last one counts nothing
      return HttpResponse.json({ items, page, pageSize: 1, total: items.length && reported.length })
    }),
    http.post('*/api/admin/messages/9/restore', () => {
      reported = reported.slice(0, 1)
      return HttpResponse.json(moderatedMessage({ id: 9 }))
    }),
  )
  const { router } = open(<OperatorMessagesPage />, '/admin/messages?page=2')
  expect(await screen.findByText(/^to Buyer 9/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Keep the message of Clay & Co' }))
  expect(await screen.findByText(/^to Buyer 8/)).toBeInTheDocument()
  expect(screen.getByText('1 message')).toHaveFocus()
  expect(router.state.location.search).toBe('')
  expect(router.state.historyAction).toBe('REPLACE')
})

test('nothing reported says so, and a list that failed is asked for again', async () => {
  server.use(http.get('*/api/admin/messages', () => HttpResponse.json(listOf([]))))
  const first = open(<OperatorMessagesPage />, '/admin/messages')
  expect(await screen.findByRole('heading', { name: 'No reported messages' })).toBeInTheDocument()
  first.unmount()
  server.use(http.get('*/api/admin/messages', () => HttpResponse.json({}, { status: 400 })))
  open(<OperatorMessagesPage />, '/admin/messages')
  expect(await screen.findByRole('alert')).toHaveTextContent('The messages didn\'t load')
})

test('each page of text says whether it was edited, and leads to its editor in that language', async () => {
  server.use(
    http.get('*/api/admin/pages/:slug/:language', ({ params }) => {
      const slug = String(params.slug)
      if (slug === 'about') return HttpResponse.json({}, { status: 400 })
      return HttpResponse.json(pageOf(slug, { isEdited: slug === 'shipping' }))
    }),
  )
  open(<OperatorPagesPage />, '/admin/pages?language=de')
  const pages = within(screen.getByRole('list', { name: 'Information pages' }))
  expect(await pages.findByText('Edited')).toBeInTheDocument()
  expect(pages.getByText('Nov 21, 2026')).toBeInTheDocument()
  expect(pages.getAllByText('Original text')).toHaveLength(11)
  expect(pages.getByRole('link', { name: 'Edit Shipping Policy' })).toHaveAttribute('href', '/shipping?edit=de')
  expect(pages.getByRole('button', { name: 'Retry About Us' })).toBeInTheDocument()
})
