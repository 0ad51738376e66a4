import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { cardOf } from '@/testing/catalog'
import { asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { SharedWishlistPage } from './SharedWishlistPage'

const address = '*/api/public/wishlists/q3Zk'

function serveList(title: string | null, count: number) {
  server.use(
    http.get(address, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const ids = Array.from({ length: count }, (_, at) => at + 1).slice((page - 1) * 24, page * 24)
      const items = ids.map((id) => cardOf(id, { inStock: id !== 2 }))
      return HttpResponse.json({ title, items, page, pageSize: 24, total: count })
    }),
  )
}

const open = () => renderPage(<SharedWishlistPage />, { at: '/wishlist/q3Zk', path: '/wishlist/:token', state: asGuest })

test('a list shows its title and its products, and marks what is sold out', async () => {
  serveList('Una’s birthday', 2)
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Una’s birthday' })).toBeInTheDocument()
  expect(screen.getByText('Someone shared this list with you.')).toBeInTheDocument()
  expect(screen.getByText('2 products')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Mug 1' })).toHaveAttribute('href', '/product/mug-1')
  expect(screen.getByText('Sold out')).toBeInTheDocument()
  await waitFor(() => expect(document.title).toMatch(/^Una’s birthday · /))
})

test('a list without a title is just a wishlist, and more of it comes on demand', async () => {
  serveList(null, 25)
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Wishlist' })).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(24)
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 more' }))
  const next = (await screen.findByRole('link', { name: 'Mug 25' })).closest('li')
  await waitFor(() => expect(next).toHaveFocus())
})

test('an empty list says so', async () => {
  serveList('Una’s birthday', 0)
  open()
  expect(await screen.findByRole('heading', { name: 'This list is empty right now' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Browse best sellers' })).toBeInTheDocument()
})

test('a link that leads nowhere says what may have happened', async () => {
  server.use(
    http.get(address, () => HttpResponse.json({ status: 404 }, { status: 404 })),
    http.get('*/api/public/home', () => HttpResponse.json({ hero: null, shelves: [], shops: [] })),
  )
  open()
  expect(await screen.findByRole('heading', { level: 1, name: "This list isn't shared" })).toBeInTheDocument()
  expect(screen.getByText('The link may be incomplete, or its owner stopped sharing the list.')).toBeInTheDocument()
})

test('a list that does not load can be asked for again', async () => {
  serveList('Una’s birthday', 1)
  server.use(http.get(address, () => HttpResponse.json({ status: 400 }, { status: 400 }), { once: true }))
  open()
  expect(await screen.findByRole('heading', { level: 1, name: "The list didn't load" })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Una’s birthday' })).toBeInTheDocument()
})
