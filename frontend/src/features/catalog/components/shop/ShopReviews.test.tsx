import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay } from '@/testing/shopfronts'
import { ShopReviews } from './ShopReviews'

const starsOf = (id: number) => 5 - (id % 3)
const said = (id: number) => ({
  review: {
    id,
    author: `Ada ${id}`,
    rating: starsOf(id),
    text: `Words ${id}`,
    images: [],
    choice: 'Forest, M',
    reply: id === 1 ? 'Thank you.' : null,
    repliedAt: id === 1 ? '2026-10-02T10:00:00Z' : null,
    helpfulCount: 0,
    createdAt: '2026-10-01T10:00:00Z',
  },
  product: { title: `Mug ${id}`, slug: `mug-${id}`, thumbnail: null, tile: 'sand' },
})
/** Seven reviews: five, four and three stars in turn. */
const all = Array.from({ length: 7 }, (_, at) => said(at + 1))

let asked: string[] = []
beforeEach(() => {
  asked = []
  server.use(
    http.get('*/api/public/shops/clay-and-co/reviews', ({ request }) => {
      const params = new URL(request.url).searchParams
      asked.push(String(params))
      const page = Number(params.get('page'))
      const size = Number(params.get('pageSize'))
      const stars = params.get('rating')
      const fitting = all.filter(({ review }) => stars === null || String(review.rating) === stars)
      return HttpResponse.json({
        items: fitting.slice((page - 1) * size, page * size),
        ...{ page, pageSize: size, total: fitting.length, rating: 4.1, histogram: [0, 0, 2, 3, 2] },
      })
    }),
  )
})
const open = (search = '?tab=reviews', shop = clay) => renderPage(<ShopReviews shop={shop} />, { at: `/shop/clay-and-co${search}` })

test('each review names its product, the choice, and the reply of the shop', async () => {
  open()
  const first = (await screen.findByText('Words 1')).closest('li') as HTMLElement
  expect(within(first).getByRole('link', { name: 'Mug 1' })).toHaveAttribute('href', '/product/mug-1')
  expect(within(first).getByText('Bought: Forest, M')).toBeInTheDocument()
  expect(within(first).getByText('Reply from Clay & Co')).toBeInTheDocument()
  expect(screen.getByText('7 reviews')).toBeInTheDocument()
})

test('more of them join the list, and the first of those takes the focus', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Show more reviews' }))
  await waitFor(() => expect(screen.getByText('Words 6').closest('li')).toHaveFocus())
  expect(screen.getByText('Words 1')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument()
})

test('a bar shows its stars alone, in the address too, and a second press all again', async () => {
  const { router } = open()
  const bar = await screen.findByRole('button', { name: '3 stars: 2 reviews' })
  await userEvent.click(bar)
  expect(router.state.location.search).toBe('?tab=reviews&rating=3')
  await waitFor(() => expect(screen.queryByText('Words 1')).not.toBeInTheDocument())
  expect(screen.getByText('Words 2')).toBeInTheDocument()
  expect(bar).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(bar)
  expect(router.state.location.search).toBe('?tab=reviews')
  expect(await screen.findByText('Words 1')).toBeInTheDocument()
})

test('an address with stars and an order is what is asked for; other stars begin at their first page', async () => {
  const { router } = open('?tab=reviews&rating=4&sort=helpful')
  expect(await screen.findByText('3 reviews')).toBeInTheDocument()
  expect(asked).toContain('page=1&pageSize=5&rating=4&sort=helpful')
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('helpful')
  await userEvent.click(screen.getByRole('button', { name: 'Show all reviews' }))
  expect(router.state.location.search).toBe('?tab=reviews&sort=helpful')
  await userEvent.click(await screen.findByRole('button', { name: 'Show more reviews' }))
  await screen.findByText('Words 7')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'newest')
  expect(router.state.location.search).toBe('?tab=reviews')
  await waitFor(() => expect(screen.queryByText('Words 7')).not.toBeInTheDocument())
})

test('stars that nobody gave are said, with the way back to all', async () => {
  open('?tab=reviews&rating=1')
  expect(await screen.findByText('No reviews match')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show all reviews' }))
  expect(await screen.findByText('Words 1')).toBeInTheDocument()
})

test('a shop without reviews says when there can be some, and asks for no stars', async () => {
  server.use(
    http.get('*/api/public/shops/clay-and-co/reviews', () =>
      HttpResponse.json({ items: [], page: 1, pageSize: 5, total: 0, rating: null, histogram: [0, 0, 0, 0, 0] }),
    ),
  )
  open('?tab=reviews', { ...clay, rating: null, reviewCount: 0 })
  expect(screen.getByText('No reviews yet. Buyers can review after delivery')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('reviews that did not load can be asked for again', async () => {
  server.use(
    http.get('*/api/public/shops/clay-and-co/reviews', () => HttpResponse.json({ status: 400 }, { status: 400 }), { once: true }),
  )
  open()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  // Nothing is there to be sorted.
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  await userEvent.click(retry)
  expect(await screen.findByText('Words 1')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '4 stars: 3 reviews' })).toBeInTheDocument()
})
