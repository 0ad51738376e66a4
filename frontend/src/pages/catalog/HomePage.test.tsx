import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { cardOf, mug } from '@/testing/catalog'
import { renderPage, showStyles } from '@/testing/render'
import { server } from '@/testing/server'
import { shopOf } from '@/testing/shopfronts'
import { HomePage } from './HomePage'

showStyles()

type Answer = { hero?: unknown; shelves?: unknown[]; shops?: unknown[] }
const home = (answer: Answer) =>
  http.get('*/api/public/home', () => HttpResponse.json({ hero: null, shelves: [], shops: [], ...answer }))
const shelf = (kind: string, ids: number[], more: object = {}) => ({
  ...{ kind, name: null, path: null, cards: ids.map((id) => cardOf(id)) },
  ...more,
})

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
    home({ shelves: [shelf('best_sellers', [1]), shelf('newest', [2])] }),
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
  expect(await screen.findByRole('heading', { name: "The home page didn't load" })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'One market, many makers' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Category 1' })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'How it works' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Best sellers' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Mug 1' })).toBeInTheDocument()
})

test('categories that fail say so, beside the rest', async () => {
  server.use(
    http.get('*/api/public/category/get_tree_category', () => HttpResponse.json({ status: 400 }, { status: 400 })),
  )
  renderPage(<HomePage />)
  expect(await screen.findByRole('heading', { name: "The categories didn't load" })).toBeInTheDocument()
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
      shelves: [shelf('best_sellers', [1]), shelf('best_rated', [3]), shelf('on_sale', [4]), shelf('newest', [2])],
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

test('an operator’s hero stands where the shipped one does, with its picture fetched first', async () => {
  const hero = {
    ...{ title: 'The autumn fair', line: 'New glazes.', button: 'See the fair', link: '/category/kitchen', alt: 'Mugs' },
    picture: { url: '/media/a.webp', alt: '', width: 800, height: 600, srcset: null, placeholder: null },
  }
  server.use(home({ hero, shelves: [shelf('newest', [1])] }))
  const { container } = renderPage(<HomePage />)
  expect(await screen.findByRole('heading', { level: 1, name: 'The autumn fair' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See the fair' })).toHaveAttribute('href', '/category/kitchen')
  expect(screen.getByRole('img', { name: 'Mugs' })).toHaveAttribute('src', '/media/a.webp')
  expect(container.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1)
  expect(screen.queryByText('One market, many makers')).not.toBeInTheDocument()
})

test('shelves stand in the operator’s order, under their names and with the way to their category', async () => {
  const kitchen = shelf('category', [5], { name: 'For the kitchen', path: 'kitchen/mugs' })
  server.use(home({ shelves: [shelf('products', [1, 2], { name: 'Picked' }), shelf('newest', [3]), kitchen] }))
  renderPage(<HomePage />)
  const picked = await screen.findByRole('region', { name: 'Picked' })
  expect(within(picked).queryByRole('link', { name: /See all/ })).not.toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'See all: For the kitchen' })).toHaveAttribute('href', '/category/kitchen/mugs')
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  const at = (name: string) => names.indexOf(name)
  expect(at('Picked')).toBeLessThan(at('New arrivals'))
  expect(at('New arrivals')).toBeLessThan(at('For the kitchen'))
})
