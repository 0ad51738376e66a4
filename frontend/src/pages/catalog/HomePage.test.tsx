import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { cardOf, mug } from '@/testing/catalogue'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { shopOf } from '@/testing/shopfronts'
import { HomePage } from './HomePage'

type Answer = Partial<Record<'bestSellers' | 'featured' | 'onSale' | 'newest' | 'shops', unknown[]>>
const home = (answer: Answer) =>
  http.get('*/api/public/home', () =>
    HttpResponse.json({ bestSellers: [], featured: [], onSale: [], newest: [], shops: [], ...answer }),
  )

const category = (id: number) => ({
  id,
  name: `Category ${id}`,
  slug: `category-${id}`,
  isShowSuggest: true,
  tile: 'sand',
  picture: `/media/${id}.webp`,
  child: [{ id: id * 100, name: `Part of ${id}`, slug: 'part' }],
})
beforeEach(() => {
  server.use(
    home({ bestSellers: [cardOf(1)], newest: [cardOf(2)] }),
    http.get('*/api/public/category/get_tree_category', () =>
      HttpResponse.json(Array.from({ length: 10 }, (_, at) => category(at + 1))),
    ),
  )
})

test('home shows categories, best sellers and what is new; an empty shelf takes no room', async () => {
  renderPage(<HomePage />)
  expect(await screen.findByRole('link', { name: 'Category 8' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Mug 1' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Mug 2' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See all: Best sellers' })).toHaveAttribute(
    'href',
    '/search?sort=best_selling',
  )
  expect(screen.queryByRole('heading', { name: 'On sale now' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Recently viewed' })).not.toBeInTheDocument()
})

test('the wide pictures lead to categories that the tiles have let past', async () => {
  renderPage(<HomePage />)
  expect(await screen.findByRole('link', { name: /Category 9/ })).toHaveAttribute('href', '/category/category-9')
})

test('one picture is the first to be fetched', async () => {
  const { container } = renderPage(<HomePage />)
  await screen.findByRole('link', { name: 'Mug 1' })
  expect(container.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1)
})

test('a shelf that fails leaves hero, categories and promises, and can be asked for again', async () => {
  server.use(http.get('*/api/public/home', () => HttpResponse.json({ status: 400 }, { status: 400 }), { once: true }))
  renderPage(<HomePage />)
  expect(await screen.findByRole('heading', { name: 'The shop window did not load' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'One market, many makers' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Category 1' })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'How buying here works' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Best sellers' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Mug 1' })).toBeInTheDocument()
})

test('categories that fail say so, beside the rest', async () => {
  server.use(
    http.get('*/api/public/category/get_tree_category', () => HttpResponse.json({ status: 400 }, { status: 400 })),
  )
  renderPage(<HomePage />)
  expect(await screen.findByRole('heading', { name: 'The categories did not load' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Mug 1' })).toBeInTheDocument()
})

test('a marketplace without goods invites the first shop', async () => {
  server.use(home({}))
  renderPage(<HomePage />)
  expect(await screen.findByRole('link', { name: 'Open the first shop' })).toBeInTheDocument()
})

test('further down stand the best rated, what is on sale, and shops with their goods', async () => {
  server.use(
    home({
      newest: [cardOf(2)],
      featured: [cardOf(3)],
      onSale: [cardOf(4, { priceSale: 1200 })],
      shops: [shopOf(7, { name: 'Clay & Co' })],
    }),
  )
  renderPage(<HomePage />)
  const rated = await screen.findByRole('region', { name: 'Best rated by buyers' })
  expect(await within(rated).findByRole('link', { name: 'Mug 3' })).toBeInTheDocument()
  expect(within(rated).getByRole('link', { name: 'See all: Best rated by buyers' })).toHaveAttribute(
    'href',
    '/search?sort=rating&inStock=true',
  )
  expect(within(screen.getByRole('region', { name: 'On sale now' })).getByRole('link', { name: 'Mug 4' })).toBeVisible()
  const shops = screen.getByRole('region', { name: 'Featured shops' })
  expect(within(shops).getByRole('link', { name: 'Clay & Co' })).toHaveAttribute('href', '/shop/shop-7')
})

test('while the shelves are on their way their boxes stand there, and the rest can be used', async () => {
  server.use(
    http.get('*/api/public/home', async () => {
      await delay('infinite')
      return HttpResponse.json({})
    }),
  )
  const { container } = renderPage(<HomePage />)
  expect(await screen.findByRole('link', { name: 'Category 1' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Best sellers' })).toBeInTheDocument()
  expect(container.querySelectorAll('article')).toHaveLength(0)
  expect(await screen.findByRole('heading', { name: 'New arrivals' })).toBeInTheDocument()
  expect(container.querySelector('ul[aria-busy=true]')).toBeInTheDocument()
})

test('what was looked at stands on home, and takes no room before anything was', async () => {
  localStorage.setItem('cookiePreference', 'accepted')
  localStorage.setItem('recently_viewed', '["mug"]')
  server.use(http.get('*/api/public/products/mug', () => HttpResponse.json(mug)))
  renderPage(<HomePage />)
  const viewed = await screen.findByRole('region', { name: 'Recently viewed' })
  expect(await within(viewed).findByRole('link', { name: 'Mug' })).toHaveAttribute('href', '/product/mug')
})
