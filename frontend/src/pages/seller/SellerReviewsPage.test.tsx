/** The reviews of a shop's products: which are shown, and how the shop answers. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { SellerReview } from '@/features/seller/api'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay } from '@/testing/shops'
import { SellerReviewsPage } from './SellerReviewsPage'

const reviewOf = (id: number, over: Partial<SellerReview['review']> = {}, replyEditedAt: string | null = null): SellerReview => ({
  review: {
    ...{ id, author: `Ada ${id}`, rating: 4, text: `Words ${id}`, images: [], choice: null, helpfulCount: 0 },
    ...{ reply: null, repliedAt: null, createdAt: '2026-11-20T10:00:00Z' },
    ...over,
  },
  product: { id: 5, title: 'Mug', slug: 'mug', thumbnail: null, tile: 'sand' },
  replyEditedAt,
})

const asked: string[] = []
const answerReviews = (...items: SellerReview[]) =>
  server.use(
    http.get('*/api/seller/reviews', ({ request }) => {
      asked.push(new URL(request.url).search)
      const page = { page: 1, pageSize: 24, total: items.length }
      return HttpResponse.json({ items, ...page, histogram: [0, 0, 0, 2, 1], unanswered: 2 })
    }),
  )

beforeEach(() => {
  asked.length = 0
  server.use(http.get('*/api/seller/shop', () => HttpResponse.json(clay)))
})

const open = (at = '/seller/reviews') =>
  renderPage(
    <>
      <SellerReviewsPage />
      <ToastHost />
    </>,
    { state: asSeller, at },
  )

test('the tab and the stars of the address are asked for, and the stars are chosen with their counts', async () => {
  answerReviews(reviewOf(1))
  open('/seller/reviews?show=unanswered&stars=4&page=2')
  expect(await screen.findByText('Words 1')).toBeInTheDocument()
  expect(asked).toEqual(['?unanswered=true&rating=4&page=2'])
  expect(screen.getByText('To answer (2)')).toHaveAttribute('aria-current', 'page')
  const stars = screen.getByRole('combobox', { name: 'Stars' })
  expect(stars).toHaveDisplayValue('4 stars (2)')
  fireEvent.change(stars, { target: { value: '5' } })
  await waitFor(() => expect(asked.at(-1)).toBe('?unanswered=true&rating=5&page=1'))
})

test('an answer is written below its review, and what the server refuses stays on the page', async () => {
  answerReviews(reviewOf(1))
  let sent: unknown
  server.use(
    http.post('*/api/seller/reviews/1/reply', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ code: 'already_replied', message: 'This review already has a reply' }, { status: 409 })
    }),
  )
  open()
  fireEvent.click(await screen.findByLabelText('Answer Ada 1'))
  const box = screen.getByLabelText('Your answer to Ada 1')
  expect(box).toHaveFocus()
  fireEvent.click(screen.getByText('Post answer'))
  expect(await screen.findByText('Write an answer')).toBeInTheDocument()
  fireEvent.change(box, { target: { value: 'Thank you!' } })
  fireEvent.click(screen.getByText('Post answer'))
  expect(await screen.findByText('This review already has a reply')).toBeInTheDocument()
  expect(sent).toEqual({ text: 'Thank you!' })
  expect(box).toHaveValue('Thank you!')
})

test('an answer is changed once', async () => {
  const replied = { reply: 'Thank you', repliedAt: '2026-11-21T10:00:00Z' }
  answerReviews(reviewOf(1, replied), reviewOf(2, replied, '2026-11-22T10:00:00Z'))
  let sent: unknown
  server.use(
    http.put('*/api/seller/reviews/1/reply', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ text: 'Thanks, Ada', repliedAt: null, replyEditedAt: null })
    }),
  )
  open()
  fireEvent.click(await screen.findByLabelText('Change the answer to Ada 1'))
  expect(screen.queryByLabelText('Change the answer to Ada 2')).not.toBeInTheDocument()
  const box = screen.getByLabelText('Your answer to Ada 1')
  expect(box).toHaveValue('Thank you')
  fireEvent.change(box, { target: { value: 'Thanks, Ada' } })
  fireEvent.click(screen.getByText('Save answer'))
  expect(await screen.findByText('Your answer is changed')).toBeInTheDocument()
  expect(sent).toEqual({ text: 'Thanks, Ada' })
})

test.each([
  ['', 'No reviews yet'],
  ['?show=unanswered', 'All answered'],
  ['?stars=1', 'No matching reviews'],
])('an empty list "%s" says why', async (at, words) => {
  answerReviews()
  open(`/seller/reviews${at}`)
  expect(await screen.findByText(words)).toBeInTheDocument()
})
