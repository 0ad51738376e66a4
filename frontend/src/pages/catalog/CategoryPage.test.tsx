import { cleanup, screen, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { cardOf } from '@/testing/catalog'
import { listingOf } from '@/testing/listings'
import { renderPage, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { CategoryPage } from './CategoryPage'

const kitchen = {
  id: 1,
  name: 'Kitchen',
  slug: 'kitchen',
  tile: 'sand',
  path: [{ name: 'Kitchen', slug: 'kitchen' }],
  children: [{ id: 2, name: 'Mugs', slug: 'mugs' }],
  productCount: 1,
  collection: null,
}
const pathTo = (...slugs: string[]) => slugs.map((slug) => ({ name: slug, slug }))
let asked: URLSearchParams[] = []
beforeEach(() => {
  asked = []
  server.use(
    http.get('*/api/public/categories/kitchen', () => HttpResponse.json(kitchen)),
    http.get('*/api/public/products', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json(listingOf(1, { items: [cardOf(1)] }))
    }),
    http.get('*/api/public/home', () => HttpResponse.json({ hero: null, shelves: [], shops: [] })),
  )
})
const open = (at = '/category/kitchen') =>
  renderPage(<CategoryPage />, { at, path: '/category/:categorySlug/:subCategorySlug?/:collectionSlug?' })

test('a category shows its name, its parts and its products', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitchen' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All in Kitchen' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: /^Mugs/ })).toHaveAttribute('href', '/category/kitchen/mugs')
  expect(await screen.findByRole('heading', { level: 2, name: 'Mug 1' })).toBeInTheDocument()
  expect(asked[0]?.get('category')).toBe('kitchen')
})

test('the products do not wait for the name', async () => {
  server.use(
    http.get('*/api/public/categories/kitchen', async () => {
      await delay('infinite')
      return HttpResponse.json(kitchen)
    }),
  )
  open()
  expect(await screen.findByRole('link', { name: 'Mug 1' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
})

test('an unknown category is a page of its own', async () => {
  server.use(http.get('*/api/public/categories/kitchen', () => HttpResponse.json({ status: 404 }, { status: 404 })))
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Category not found' })).toBeInTheDocument()
})

test('a category that did not load names the cause and offers to try again', async () => {
  server.use(http.get('*/api/public/categories/kitchen', () => HttpResponse.json({ status: 400 }, { status: 400 })))
  open()
  expect(await screen.findByRole('heading', { level: 1, name: "The category didn't load" })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
})

test('the parts say how many products they have, and take the filters along', async () => {
  open('/category/kitchen?option.Colour=Blue&page=2&category=garden')
  const link = await screen.findByRole('link', { name: 'Mugs 12' })
  expect(link).toHaveAttribute('href', '/category/kitchen/mugs?option.Colour=Blue')
  expect(asked[0]?.get('category')).toBe('kitchen')
  expect(asked[0]?.getAll('option.Colour')).toEqual(['Blue'])
})

test('the way up leads to the category above with the filters, or home', async () => {
  const mugs = { ...kitchen, name: 'Mugs', path: pathTo('kitchen', 'mugs'), children: [] }
  server.use(http.get('*/api/public/categories/kitchen/mugs', () => HttpResponse.json(mugs)))
  open('/category/kitchen/mugs?option.Colour=Blue')
  const nav = await screen.findByRole('navigation', { name: 'Category' })
  expect(within(nav).getAllByRole('link')[0]).toHaveAttribute('href', '/category/kitchen?option.Colour=Blue')
  cleanup()
  open()
  const top = await screen.findByRole('navigation', { name: 'Category' })
  expect(within(top).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('the keyboard comes to the parts where they are seen: before the order on phones, after it on wide screens', async () => {
  const isSortAfterParts = async () => {
    const parts = await screen.findByRole('navigation', { name: 'Category' })
    const order = parts.compareDocumentPosition(screen.getByRole('combobox', { name: 'Sort' }))
    return order === Node.DOCUMENT_POSITION_FOLLOWING
  }
  open()
  expect(await isSortAfterParts()).toBe(true)
  cleanup()
  showWideScreen()
  open()
  expect(await isSortAfterParts()).toBe(false)
  vi.restoreAllMocks()
})

test('a collection tells what its shop says about it', async () => {
  const collection = { descriptionHtml: '<p>Fired with salt.</p>', picture: '/media/salt.webp', shop: { name: 'Clay & Co', slug: 'clay-and-co' } }
  server.use(
    http.get('*/api/public/categories/kitchen/mugs/salt', () => HttpResponse.json({ ...kitchen, name: 'Salt', path: pathTo('kitchen', 'mugs', 'salt'), collection })),
  )
  open('/category/kitchen/mugs/salt')
  expect(await screen.findByText('Fired with salt.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'A collection by Clay & Co' })).toHaveAttribute('href', '/shop/clay-and-co')
})

test('an address of before leads to where the category stands now', async () => {
  const mugs = { ...kitchen, name: 'Mugs', path: pathTo('kitchen', 'mugs'), children: [] }
  server.use(
    http.get('*/api/public/categories/garden/mugs', () => HttpResponse.json(mugs)),
    http.get('*/api/public/categories/kitchen/mugs', () => HttpResponse.json(mugs)),
  )
  open('/category/garden/mugs?sort=newest')
  expect(await screen.findByRole('heading', { level: 1, name: 'Mugs' })).toBeInTheDocument()
  expect(asked.at(-1)?.get('category')).toBe('kitchen/mugs')
  expect(asked.at(-1)?.get('sort')).toBe('newest')
})
