import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { pictureAt } from '@/components/PictureSource'
import { readToasts } from '@/components/toast/queue'
import type { Review } from '../../api'
import { mug, reviewOf, reviewPageOf } from '@/testing/catalogue'
import { asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { Reviews } from './Reviews'

const photo = (name: string) => pictureAt(`/media/${name}.webp`)

/** Seven reviews, two of them with one star; answers what was asked for. */
function serveReviews(all: Review[]) {
  const asked: string[] = []
  server.use(
    http.get('*/api/public/products/mug/reviews', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const stars = searchParams.get('rating')
      const items = all.filter(
        ({ rating, images }) =>
          (stars === null || String(rating) === stars) && (!searchParams.has('photos') || images.length > 0),
      )
      const page = Number(searchParams.get('page'))
      const { histogram } = reviewPageOf(all)
      const photos = all.flatMap(({ images }) => images)
      const shown = items.slice((page - 1) * 5, page * 5)
      return HttpResponse.json(reviewPageOf(shown, { page, total: items.length, histogram, photos }))
    }),
    http.get('*/api/user/reviews/helpful', () => HttpResponse.json({ reviewIds: [] })),
  )
  return asked
}
const some = [1, 2, 3, 4, 5, 6, 7].map((id) => reviewOf(id, id > 5 ? { rating: 1 } : {}))
const show = (state: object = asGuest) => renderPage(<Reviews product={mug} />, { at: '/product/mug?variant=1', state })
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
  expect(await screen.findByText('No review fits')).toBeInTheDocument()
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

test('a vote counts at once, and is taken back when it is one’s own review', async () => {
  serveReviews([reviewOf(1)])
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.put('*/api/user/reviews/1/helpful', async () => {
      await answered
      return HttpResponse.json({ status: 409, code: 'own_review', message: 'It is your own.' }, { status: 409 })
    }),
  )
  show(asAda)
  await userEvent.click(await screen.findByRole('button', { name: 'Helpful (2)' }))
  expect(await screen.findByRole('button', { name: 'Helpful (3)', pressed: true })).toBeInTheDocument()
  answer()
  expect(await screen.findByRole('button', { name: 'Helpful (2)', pressed: false })).toBeInTheDocument()
  expect(readToasts().at(-1)?.text).toBe('Your vote was not counted')
})

test('the count of a vote is the server’s, and the vote can be taken back', async () => {
  serveReviews([reviewOf(1)])
  server.use(
    http.put('*/api/user/reviews/1/helpful', () => HttpResponse.json({ helpfulCount: 8 })),
    http.delete('*/api/user/reviews/1/helpful', () => HttpResponse.json({ helpfulCount: 7 })),
  )
  show(asAda)
  await userEvent.click(await screen.findByRole('button', { name: 'Helpful (2)' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Helpful (8)', pressed: true }))
  expect(await screen.findByRole('button', { name: 'Helpful (7)', pressed: false })).toBeInTheDocument()
})

/** A vote whose call waits until it is let go; tells which calls came, and how each one is answered. */
function holdVote(answers: { put: () => Response; delete: () => Response }) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const calls: string[] = []
  server.use(
    http.put('*/api/user/reviews/1/helpful', async () => {
      calls.push('put')
      await released
      return answers.put()
    }),
    http.delete('*/api/user/reviews/1/helpful', () => {
      calls.push('delete')
      return answers.delete()
    }),
  )
  return { calls, release }
}
const counted = (helpfulCount: number) => () => HttpResponse.json({ helpfulCount })
const pressVote = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a vote can be taken back before the server has it', async () => {
  serveReviews([reviewOf(1)])
  const { calls, release } = holdVote({ put: counted(3), delete: counted(2) })
  show(asAda)
  await pressVote('Helpful (2)')
  await pressVote('Helpful (3)')
  expect(await screen.findByRole('button', { name: 'Helpful (2)', pressed: false })).toBeInTheDocument()
  expect(calls).toEqual(['put'])
  release()
  await waitFor(() => expect(calls).toEqual(['put', 'delete']))
  expect(await screen.findByRole('button', { name: 'Helpful (2)', pressed: false })).toBeInTheDocument()
})

test('a vote that is taken back and never arrives leaves no trace', async () => {
  serveReviews([reviewOf(1)])
  const { calls, release } = holdVote({ put: () => HttpResponse.error(), delete: () => HttpResponse.error() })
  const before = readToasts().length
  show(asAda)
  await pressVote('Helpful (2)')
  await pressVote('Helpful (3)')
  release()
  await delay(200)
  expect(screen.getByRole('button', { name: 'Helpful (2)', pressed: false })).toBeInTheDocument()
  expect(calls).toEqual(['put'])
  expect(readToasts()).toHaveLength(before)
})

test('a vote outlasts a list of votes that was asked for before it', async () => {
  serveReviews([reviewOf(1)])
  server.use(
    http.get('*/api/user/reviews/helpful', async () => {
      await delay(150)
      return HttpResponse.json({ reviewIds: [] })
    }),
    http.put('*/api/user/reviews/1/helpful', counted(3)),
  )
  show(asAda)
  await pressVote('Helpful (2)')
  await delay(300)
  expect(screen.getByRole('button', { name: 'Helpful (3)', pressed: true })).toBeInTheDocument()
})

test('the last press counts, however many come before the server has the first', async () => {
  serveReviews([reviewOf(1)])
  const { calls, release } = holdVote({ put: counted(3), delete: counted(2) })
  show(asAda)
  await pressVote('Helpful (2)')
  await pressVote('Helpful (3)')
  await pressVote('Helpful (2)')
  expect(await screen.findByRole('button', { name: 'Helpful (3)', pressed: true })).toBeInTheDocument()
  release()
  await delay(200)
  expect(screen.getByRole('button', { name: 'Helpful (3)', pressed: true })).toBeInTheDocument()
  expect(calls).toEqual(['put'])
})

test('a vote stays when taking it back fails, and can be taken back again', async () => {
  serveReviews([reviewOf(1)])
  let isOffline = true
  const { calls, release } = holdVote({
    put: counted(3),
    delete: () => (isOffline ? HttpResponse.error() : HttpResponse.json({ helpfulCount: 2 })),
  })
  const before = readToasts().length
  release()
  show(asAda)
  await pressVote('Helpful (2)')
  await waitFor(() => expect(calls).toEqual(['put']))
  await pressVote('Helpful (3)')
  await waitFor(() => expect(readToasts()).toHaveLength(before + 1))
  expect(await screen.findByRole('button', { name: 'Helpful (3)', pressed: true })).toBeInTheDocument()
  isOffline = false
  await pressVote('Helpful (3)')
  expect(await screen.findByRole('button', { name: 'Helpful (2)', pressed: false })).toBeInTheDocument()
  await waitFor(() => expect(calls).toEqual(['put', 'delete', 'delete']))
})

test('a guest who votes is led to the login and back', async () => {
  serveReviews([reviewOf(1)])
  const { router } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Helpful (2)' }))
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.search).toBe(`?returnUrl=${encodeURIComponent('/product/mug?variant=1')}`)
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
  await userEvent.click(await screen.findByRole('button', { name: 'Report the review of Buyer 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this review?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Report review' }))
  expect(await dialog.findByText('Choose what is wrong with it')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('radio', { name: 'Advertising or fake' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Report review' }))
  expect(await screen.findByRole('button', { name: 'Reported' })).toBeDisabled()
  expect(sent).toEqual([{ reason: 'spam', text: null }])
})
