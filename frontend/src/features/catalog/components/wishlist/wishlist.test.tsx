import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { cardOf } from '@/testing/catalog'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { serveWishlist } from '@/testing/wishlists'
import { Wishlist } from './Wishlist'

function showList() {
  renderPage(<Wishlist />, { state: asAda })
  // The hearts come when the visitor begins to act.
  fireEvent.keyDown(window)
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

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
  expect(await screen.findByRole('link', { name: 'Choose options for Mug 9' })).toHaveAttribute('href', '/product/mug-9')
})

test('a list that does not load can be asked for again', async () => {
  serveWishlist(1)
  server.use(http.get('*/api/user/wishlist', () => HttpResponse.json({ status: 400 }, { status: 400 }), { once: true }))
  showList()
  const alert = await screen.findByRole('alert')
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Mug 1' })).toBeInTheDocument()
})
