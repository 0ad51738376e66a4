import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { readToasts } from '@/components/toast/queue'
import { mug, reviewOf } from '@/testing/catalog'
import { asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { serveReviews } from '@/testing/reviews'
import { server } from '@/testing/server'
import { Reviews } from '../product/ReviewsAndRelated'

const show = (state: object = asGuest) =>
  renderPage(<Reviews product={mug} renderForm={() => <p>The form</p>} />, { at: '/product/mug?variant=1', state })

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
  expect(readToasts().at(-1)?.text).toBe("Your vote wasn't saved")
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

test('the count is right also when a vote arrives and taking it back does not', async () => {
  serveReviews([reviewOf(1)])
  const { calls, release } = holdVote({ put: counted(3), delete: () => HttpResponse.error() })
  show(asAda)
  await pressVote('Helpful (2)')
  await pressVote('Helpful (3)')
  release()
  await waitFor(() => expect(calls).toEqual(['put', 'delete']))
  expect(await screen.findByRole('button', { name: 'Helpful (3)', pressed: true })).toBeInTheDocument()
})

test('a guest who votes is led to the login and back', async () => {
  serveReviews([reviewOf(1)])
  const { router } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Helpful (2)' }))
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.search).toBe(`?for=helpful&returnUrl=${encodeURIComponent('/product/mug?variant=1#reviews')}`)
})

test('the vote of a guest is sent after the login, once and for that review alone', async () => {
  serveReviews([reviewOf(1), reviewOf(2)])
  const { calls, release } = holdVote({ put: counted(3), delete: counted(2) })
  release()
  const { unmount } = show()
  const [first] = await screen.findAllByRole('button', { name: 'Helpful (2)' })
  await userEvent.click(first as HTMLElement)
  unmount()
  show(asAda)
  expect(await screen.findByRole('button', { name: 'Helpful (3)', pressed: true })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Helpful (2)', pressed: false })).toBeInTheDocument()
  expect(calls).toEqual(['put'])
  expect(localStorage.getItem('pending_intent')).toBeNull()
})

test('the report of a guest goes on after the login', async () => {
  serveReviews([reviewOf(1)])
  const { router, unmount } = show()
  await userEvent.click(await screen.findByRole('button', { name: /^Report the review by/ }))
  expect(router.state.location.search).toMatch(/^\?for=report&/)
  unmount()
  show(asAda)
  expect(await screen.findByRole('dialog', { name: 'Report this review?' })).toBeInTheDocument()
  expect(localStorage.getItem('pending_intent')).toBeNull()
})

test('the review of a guest is begun after the login', async () => {
  serveReviews([])
  const { router, unmount } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }))
  expect(router.state.location.search).toBe(`?for=review&returnUrl=${encodeURIComponent('/product/mug?variant=1#reviews')}`)
  expect(screen.queryByText('The form')).not.toBeInTheDocument()
  unmount()
  show(asAda)
  expect(await screen.findByText('The form')).toBeInTheDocument()
  expect(localStorage.getItem('pending_intent')).toBeNull()
})

test('what a guest wanted yesterday does not go on: it may have been another person’s', async () => {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  localStorage.setItem('pending_intent', JSON.stringify({ kind: 'report', id: 1, title: '', at: yesterday }))
  serveReviews([reviewOf(1)])
  show(asAda)
  expect(await screen.findByRole('button', { name: 'Helpful (2)' })).toBeInTheDocument()
  await waitFor(() => expect(localStorage.getItem('pending_intent')).toBeNull())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
