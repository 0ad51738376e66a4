import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { cardOf } from '@/testing/catalogue'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { ShopPage } from './ShopPage'

const shop = {
  id: 7,
  slug: 'clay-and-co',
  name: 'Clay & Co',
  logo: null,
  tile: 'sand',
  description: 'Two potters.',
  rating: 4.8,
  reviewCount: 12,
  productCount: 1,
  thumbnails: [],
  banner: '/media/banner.webp',
  policies: 'Packed in straw.',
  openSince: '2025-03-01T10:00:00Z',
  collections: [{ id: 3, name: 'Spring', slug: 'spring', categoryPath: 'kitchen/mugs' }],
}
let asked: URLSearchParams[] = []
beforeEach(() => {
  asked = []
  server.use(
    http.get('*/api/public/shops/clay-and-co', () => HttpResponse.json(shop)),
    http.get('*/api/public/products', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json({
        items: [cardOf(1, { thumbnail: '/media/mug.webp' })],
        page: 1,
        pageSize: 24,
        total: 1,
      })
    }),
  )
})
const open = (at = '/shop/clay-and-co') => renderPage(<ShopPage />, { at, path: '/shop/:shopSlug' })

test('a shop shows its figures, its collections and its goods', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Clay & Co' })).toBeInTheDocument()
  expect(screen.getByText('Open since 2025')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Spring' })).toHaveAttribute('href', '/category/kitchen/mugs/spring')
  expect(await screen.findByRole('heading', { level: 3, name: 'Mug 1' })).toBeInTheDocument()
})

test('the banner is the one picture that is fetched before all others', async () => {
  const { container } = open()
  await screen.findByRole('heading', { level: 3, name: 'Mug 1' })
  const first = container.querySelectorAll('img[fetchpriority=high]')
  expect([...first].map((image) => image.getAttribute('src'))).toEqual(['/media/banner.webp'])
})

test('words are searched within the shop and stand in the address', async () => {
  const { router } = open()
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search in Clay & Co' }), ' blue mug {Enter}')
  expect(router.state.location.search).toBe('?q=blue+mug')
  await waitFor(() => expect(asked.at(-1)?.get('q')).toBe('blue mug'))
  expect(asked.at(-1)?.get('shop')).toBe('clay-and-co')
  await userEvent.clear(await screen.findByRole('searchbox', { name: 'Search in Clay & Co' }))
  await userEvent.keyboard('{Enter}')
  expect(router.state.location.search).toBe('')
})

test('what the shop says of itself has an address of its own', async () => {
  const { router } = open()
  await userEvent.click(await screen.findByRole('link', { name: 'About and policies' }))
  expect(router.state.location.search).toBe('?view=about')
  expect(await screen.findByText('Packed in straw.')).toBeInTheDocument()
  expect(screen.getByText('Two potters.')).toBeInTheDocument()
})

test('a shop that is suspended or unknown is not found, without a hint', async () => {
  server.use(
    http.get('*/api/public/shops/clay-and-co', () => HttpResponse.json({ status: 404 }, { status: 404 })),
    http.get('*/api/public/home', () => HttpResponse.json({ bestSellers: [], onSale: [], newest: [], shops: [] })),
  )
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'This shop is not here' })).toBeInTheDocument()
})
