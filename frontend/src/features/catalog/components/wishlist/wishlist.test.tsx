import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { readToasts } from '@/components/toast/queue'
import { cardOf } from '@/testing/catalogue'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { Heart } from './Heart'
import { Wishlist } from './Wishlist'

const done = () => new HttpResponse(null, { status: 204 })
const mug5 = { id: 5, title: 'Mug 5' }
const showHeart = () => renderPage(<Heart product={mug5} />, { state: asAda })

function showList() {
  renderPage(<Wishlist />, { state: asAda })
  // The hearts come when the visitor begins to act.
  fireEvent.keyDown(window)
}

/** A server that keeps the list, the latest first. */
function serveWishlist(...ids: number[]) {
  const held = { ids }
  server.use(
    http.get('*/api/user/wishlist/ids', () => HttpResponse.json({ productIds: held.ids })),
    http.get('*/api/user/wishlist', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const items = held.ids.slice((page - 1) * 24, page * 24).map((id) => cardOf(id))
      return HttpResponse.json({ items, page, pageSize: 24, total: held.ids.length })
    }),
    http.put('*/api/user/wishlist/:id', ({ params }) => {
      held.ids = [Number(params.id), ...held.ids]
      return done()
    }),
    http.delete('*/api/user/wishlist/:id', ({ params }) => {
      held.ids = held.ids.filter((id) => id !== Number(params.id))
      return done()
    }),
  )
  return held
}
const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('a heart fills at once and empties again when the server refuses', async () => {
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  server.use(
    http.put('*/api/user/wishlist/5', async () => {
      await refused
      return HttpResponse.json({ status: 409, code: 'wishlist_full', message: 'It is full.' }, { status: 409 })
    }),
  )
  showHeart()
  // Before the list is known a heart is not filled.
  await new Promise((resolve) => setTimeout(resolve, 50))
  await userEvent.click(screen.getByRole('button', { name: 'Save Mug 5' }))
  expect(await screen.findByRole('button', { name: /Remove Mug 5/, pressed: true })).toBeInTheDocument()
  refuse()
  expect(await screen.findByRole('button', { name: 'Save Mug 5', pressed: false })).toBeInTheDocument()
  expect(readToasts().at(-1)).toMatchObject({ kind: 'error', text: 'It is not on your wishlist' })
})

test('taking off offers the way back', async () => {
  const held = serveWishlist(5)
  showHeart()
  await userEvent.click(await screen.findByRole('button', { name: /Remove Mug 5/ }))
  await waitFor(() => expect(readToasts().at(-1)?.text).toBe('Removed from your wishlist'))
  expect(held.ids).toEqual([])
  readToasts().at(-1)?.action?.onClick()
  expect(await screen.findByRole('button', { name: /Remove Mug 5/ })).toBeInTheDocument()
  await waitFor(() => expect(held.ids).toEqual([5]))
})

test('of two quick presses the last one counts, also at the server', async () => {
  const held = serveWishlist()
  let slow = true
  server.use(
    http.put('*/api/user/wishlist/5', async () => {
      if (slow) await new Promise((resolve) => setTimeout(resolve, 80))
      slow = false
      held.ids = [5]
      return done()
    }),
  )
  showHeart()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await userEvent.click(screen.getByRole('button', { name: 'Save Mug 5' }))
  await userEvent.click(await screen.findByRole('button', { name: /Remove Mug 5/ }))
  await waitFor(() => expect(readToasts().at(-1)?.text).toBe('Removed from your wishlist'))
  expect(held.ids).toEqual([])
})

test('a product leaves the page at once, and the next one moves up', async () => {
  const held = serveWishlist(...range(25))
  showList()
  expect(await screen.findByText('25 products')).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(24)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mug 3 from the wishlist' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mug 3' })).not.toBeInTheDocument())
  expect(await screen.findByRole('link', { name: 'Mug 25' })).toBeInTheDocument()
  expect(screen.getByText('24 products')).toBeInTheDocument()
  expect(held.ids).toHaveLength(24)
})

test('more come on demand, and the first of them takes the focus', async () => {
  serveWishlist(...range(26))
  showList()
  await userEvent.click(await screen.findByRole('button', { name: 'Show 2 more' }))
  const next = (await screen.findByRole('link', { name: 'Mug 25' })).closest('li')
  await waitFor(() => expect(next).toHaveFocus())
  expect(screen.queryByRole('button', { name: /Show/ })).not.toBeInTheDocument()
})

test('the last one leaves an empty list that says what to do', async () => {
  serveWishlist(7)
  showList()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mug 7 from the wishlist' }))
  expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Browse best sellers' })).toBeInTheDocument()
})

test('what has options leads to its page to choose them', async () => {
  serveWishlist()
  server.use(
    http.get('*/api/user/wishlist', () =>
      HttpResponse.json({ items: [cardOf(9, { hasOptions: true })], page: 1, pageSize: 24, total: 1 }),
    ),
    http.get('*/api/user/wishlist/ids', () => HttpResponse.json({ productIds: [9] })),
  )
  showList()
  expect(await screen.findByRole('link', { name: 'Choose options of Mug 9' })).toHaveAttribute('href', '/product/mug-9')
})

test('a list that does not load can be asked for again', async () => {
  serveWishlist(1)
  server.use(http.get('*/api/user/wishlist', () => HttpResponse.json({ status: 400 }, { status: 400 }), { once: true }))
  showList()
  const alert = await screen.findByRole('alert')
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Mug 1' })).toBeInTheDocument()
})
