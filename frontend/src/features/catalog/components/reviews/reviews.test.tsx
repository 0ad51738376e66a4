import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { pictureAt } from '@/components/PictureSource'
import { mug, reviewOf, reviewPageOf } from '@/testing/catalog'
import { asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { serveReviews } from '@/testing/reviews'
import { server } from '@/testing/server'
import { Reviews } from '../product/ReviewsAndRelated'

const photo = (name: string) => pictureAt(`/media/${name}.webp`)

/** Seven, two of them with one star. */
const some = [1, 2, 3, 4, 5, 6, 7].map((id) => reviewOf(id, id > 5 ? { rating: 1 } : {}))
const show = (state: object = asGuest) => renderPage(<Reviews product={mug} renderForm={() => null} />, { at: '/product/mug?variant=1', state })
const authors = () => screen.queryAllByText(/^Buyer \d$/).map(({ textContent }) => textContent)

test('a bar of the spread shows its reviews alone, a second press all again', async () => {
  serveReviews(some)
  show()
  const bar = await screen.findByRole('button', { name: '1 star: 2 reviews' })
  await screen.findByText('Buyer 5')
  await userEvent.click(bar)
  await waitFor(() => expect(authors()).toEqual(['Buyer 6', 'Buyer 7']))
  expect(bar).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('2 reviews')).toBeInTheDocument()
  await userEvent.click(bar)
  await waitFor(() => expect(authors()).toHaveLength(5))
  expect(bar).toHaveAttribute('aria-pressed', 'false')
})

test('a bar without reviews leads nowhere, and the mean stands in numerals', async () => {
  serveReviews(some)
  show()
  expect(await screen.findByRole('button', { name: '3 stars: 0 reviews' })).toBeDisabled()
  expect(screen.getByText('4.2')).toBeInTheDocument()
})

test('a filter begins at the first page again, and can be dropped', async () => {
  serveReviews(some)
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Show more reviews' }))
  await screen.findByText('Buyer 7')
  await userEvent.click(screen.getByRole('button', { name: '5 stars: 5 reviews' }))
  await waitFor(() => expect(authors()).toHaveLength(5))
  await userEvent.click(screen.getByRole('button', { name: 'Show all reviews' }))
  await waitFor(() => expect(authors()).toEqual(['Buyer 1', 'Buyer 2', 'Buyer 3', 'Buyer 4', 'Buyer 5']))
})

test('the order and the photos are asked of the server', async () => {
  const asked = serveReviews([reviewOf(1, { images: [photo('one')] }), reviewOf(2)])
  show()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Most helpful')
  await waitFor(() => expect(asked.at(-1)).toContain('sort=helpful'))
  await userEvent.click(await screen.findByRole('button', { name: 'With photos' }))
  await waitFor(() => expect(authors()).toEqual(['Buyer 1']))
  expect(asked.at(-1)).toContain('photos=true')
})

test('where nothing fits it says so', async () => {
  serveReviews([reviewOf(1, { images: [photo('one')], rating: 5 }), reviewOf(2, { rating: 1 })])
  server.use(
    http.get('*/api/public/products/mug/reviews', ({ request }) =>
      new URL(request.url).searchParams.has('photos')
        ? HttpResponse.json(reviewPageOf([]))
        : undefined,
    ),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'With photos' }))
  expect(await screen.findByText('No reviews match')).toBeInTheDocument()
})

test('photos of buyers are seen large, one after the other, by keyboard', async () => {
  serveReviews([reviewOf(1, { images: [photo('one'), photo('two')] })])
  show()
  const strip = await screen.findByRole('list', { name: 'Photos from buyers' })
  await userEvent.click(within(strip).getByRole('button', { name: 'Enlarge: Photo 1 of 2' }))
  expect(await screen.findByRole('group', { name: 'Photo 1 of 2' })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('group', { name: 'Photo 2 of 2' })).toBeInTheDocument()
})

test('a review says what was bought, and the shop’s reply is set in', async () => {
  serveReviews([reviewOf(1, { choice: 'Forest, M', reply: 'Thank you!', repliedAt: '2026-11-02T10:00:00Z' })])
  show()
  expect(await screen.findByText('Bought: Forest, M')).toBeInTheDocument()
  expect(screen.getByText('Reply from Clay & Co')).toBeInTheDocument()
})

test('a report needs a reason, and is sent once', async () => {
  serveReviews([reviewOf(1)])
  const sent: unknown[] = []
  server.use(
    http.post('*/api/user/reviews/1/report', async ({ request }) => {
      sent.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  show(asAda)
  await userEvent.click(await screen.findByRole('button', { name: 'Report the review by Buyer 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this review?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await dialog.findByText('Select a reason')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('radio', { name: 'Spam or fake' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByRole('button', { name: 'Reported' })).toBeDisabled()
  expect(sent).toEqual([{ reason: 'spam', text: null }])
})
