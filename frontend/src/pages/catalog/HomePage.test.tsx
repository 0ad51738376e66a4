import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { cardOf } from '@/testing/catalogue'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { HomePage } from './HomePage'

const category = (id: number) => ({
  id,
  name: `Category ${id}`,
  slug: `category-${id}`,
  isShowSuggest: true,
  tile: 'sand',
  picture: `/media/${id}.webp`,
  child: [{ id: id * 100, name: `Part of ${id}`, slug: 'part' }],
})
const shelf = { bestSellers: [cardOf(1)], onSale: [], newest: [cardOf(2)], shops: [] }
beforeEach(() => {
  server.use(
    http.get('*/api/public/home', () => HttpResponse.json(shelf)),
    http.get('*/api/public/category/get_tree_category', () =>
      HttpResponse.json(Array.from({ length: 10 }, (_, at) => category(at + 1))),
    ),
  )
})

test('home shows categories, best sellers and what is new; an empty shelf takes no room', async () => {
  renderPage(<HomePage />)
  expect(await screen.findByRole('link', { name: 'Category 8' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Mug 1' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Mug 2' })).toBeInTheDocument()
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
  expect(screen.getByRole('heading', { name: 'How buying here works' })).toBeInTheDocument()
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
  server.use(
    http.get('*/api/public/home', () => HttpResponse.json({ bestSellers: [], onSale: [], newest: [], shops: [] })),
  )
  renderPage(<HomePage />)
  expect(await screen.findByRole('link', { name: 'Open the first shop' })).toBeInTheDocument()
})
