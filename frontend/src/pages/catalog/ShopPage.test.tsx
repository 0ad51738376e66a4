import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { cardOf } from '@/testing/catalog'
import { listingOf } from '@/testing/listings'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay } from '@/testing/shopfronts'
import { ShopPage } from './ShopPage'

let asked: URLSearchParams[] = []
beforeEach(() => {
  asked = []
  server.use(
    http.get('*/api/public/shops/clay-and-co', () => HttpResponse.json(clay)),
    http.get('*/api/public/products', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json(listingOf(1, { items: [cardOf(1, { thumbnail: '/media/mug.webp' })] }))
    }),
  )
})
const open = (at = '/shop/clay-and-co') => renderPage(<ShopPage />, { at, path: '/shop/:shopSlug' })

test('a shop shows its figures, its collections and its goods', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Clay & Co' })).toBeInTheDocument()
  expect(screen.getByText('Open since 2025')).toBeInTheDocument()
  expect(screen.getByText('3 products')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '12 reviews' })).toHaveAttribute('href', '/shop/clay-and-co?tab=reviews')
  const card = (await screen.findByRole('heading', { level: 3, name: 'Mug 1' })).closest('article')
  expect(card, 'whose it is, the page says').not.toHaveTextContent('Clay & Co')
  expect(asked[0]?.getAll('shop')).toEqual(['clay-and-co'])
})

test('a shop can be followed, and says how many do once they are ten', async () => {
  open()
  expect(await screen.findByRole('button', { name: 'Follow Clay & Co', pressed: false })).toBeInTheDocument()
  expect(screen.queryByText(/followers/)).not.toBeInTheDocument()
  cleanup()
  server.use(http.get('*/api/public/shops/clay-and-co', () => HttpResponse.json({ ...clay, followerCount: 1234 })))
  open()
  expect(await screen.findByText('1,234 followers')).toBeInTheDocument()
})

test('a collection narrows the shop to its goods there, keeps what was searched, and "All" leads back', async () => {
  const spring = { id: 3, name: 'Spring', slug: 'spring', path: [], children: [], collection: null }
  server.use(http.get('*/api/public/categories/kitchen/mugs/spring', () => HttpResponse.json(spring)))
  const { router } = open('/shop/clay-and-co?q=mug&page=2')
  const collection = (name: string) => screen.findByRole('link', { name })
  expect(await collection('All')).toHaveAttribute('aria-current', 'page')
  await userEvent.click(await collection('Spring'))
  expect(router.state.location.pathname).toBe('/shop/clay-and-co')
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ q: 'mug', category: 'kitchen/mugs/spring' })
  expect(await collection('Spring')).toHaveAttribute('aria-current', 'page')
  expect(await collection('All')).not.toHaveAttribute('aria-current')
  await waitFor(() => expect(asked.at(-1)?.get('category')).toBe('kitchen/mugs/spring'))
  expect(asked.at(-1)?.getAll('shop')).toEqual(['clay-and-co'])
  await userEvent.click(await collection('All'))
  expect(router.state.location.search).toBe('?q=mug')
})

test('a shop without reviews and collections says so, and leaves no empty row', async () => {
  server.use(
    http.get('*/api/public/shops/clay-and-co', () =>
      HttpResponse.json({ ...clay, rating: null, reviewCount: 0, collections: [] }),
    ),
  )
  open()
  expect(await screen.findByText('No ratings yet')).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Collections' })).not.toBeInTheDocument()
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
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }))
  expect(screen.getByRole('searchbox', { name: 'Search in Clay & Co' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(router.state.location.search).toBe('')
})

test('its goods, its rules and its reviews have addresses, the present one is marked, and Back returns', async () => {
  const { router } = open()
  const tab = (name: string) => screen.getByRole('link', { name })
  await screen.findByRole('heading', { level: 1 })
  expect(tab('Products')).toHaveAttribute('aria-current', 'page')
  await userEvent.click(tab('About & policies'))
  expect(router.state.location.search).toBe('?tab=about')
  expect(tab('About & policies')).toHaveAttribute('aria-current', 'page')
  expect(tab('Products')).not.toHaveAttribute('aria-current')
  expect(await screen.findByText('Two potters.')).toBeInTheDocument()
  await userEvent.click(tab('Reviews'))
  expect(router.state.location.search).toBe('?tab=reviews')
  await act(() => router.navigate(-1))
  expect(await screen.findByText('Two potters.')).toBeInTheDocument()
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('heading', { name: 'Mug 1' })).toBeInTheDocument()
})

test('what it says on shipping and on returns is written in Markdown', async () => {
  open('/shop/clay-and-co?tab=about')
  expect((await screen.findByText('straw')).tagName).toBe('STRONG')
  expect(screen.getByRole('heading', { name: 'Returns' })).toBeInTheDocument()
  expect(screen.getByText('30 days, unused.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Buyer protection' })).toHaveAttribute('href', '/buyer-protection')
})

test('a shop without rules of its own says which hold', async () => {
  server.use(http.get('*/api/public/shops/clay-and-co', () => HttpResponse.json({ ...clay, returnPolicy: '' })))
  open('/shop/clay-and-co?tab=about')
  expect(await screen.findByText(/follows the return policy of/)).toBeInTheDocument()
})

test('the shop can be handed on', async () => {
  const share = vi.fn<(what: ShareData) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Clay & Co', url: window.location.href })
})

test('boxes stand in for a shop on its way', async () => {
  server.use(
    http.get('*/api/public/shops/clay-and-co', async () => {
      await delay('infinite')
      return HttpResponse.json(clay)
    }),
  )
  const { container } = open()
  expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('a shop that did not load names the cause and can be asked for again', async () => {
  server.use(
    http.get('*/api/public/shops/clay-and-co', () => HttpResponse.json({ status: 400 }, { status: 400 }), { once: true }),
  )
  open()
  expect(await screen.findByRole('heading', { level: 1, name: "The shop didn't load" })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Clay & Co' })).toBeInTheDocument()
})

test('a shop that is suspended or unknown is not found, without a hint', async () => {
  server.use(
    http.get('*/api/public/shops/clay-and-co', () =>
      HttpResponse.json({ status: 404, message: 'The shop is suspended' }, { status: 404 }),
    ),
    http.get('*/api/public/home', () => HttpResponse.json({ hero: null, shelves: [], shops: [] })),
  )
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Shop not found' })).toBeInTheDocument()
  expect(screen.queryByText(/suspended/)).not.toBeInTheDocument()
})

test('an address of before leads to the present one, with what was asked', async () => {
  server.use(http.get('*/api/public/shops/old-clay', () => HttpResponse.json(clay)))
  const { router } = open('/shop/old-clay?tab=about')
  await waitFor(() => expect(router.state.location.pathname).toBe('/shop/clay-and-co'))
  expect(router.state.location.search).toBe('?tab=about')
})

test('a shop says how it is reached and when it is away', async () => {
  const day = 86_400_000
  const holiday = {
    starts: new Date(Date.now() - day).toISOString(),
    ends: new Date(Date.now() + day).toISOString(),
    note: 'We are at the fair.',
  }
  server.use(http.get('*/api/public/shops/clay-and-co', () => HttpResponse.json({ ...clay, holiday })))
  open('/shop/clay-and-co?tab=about')
  expect(await screen.findByText(/^Clay & Co is on vacation\. You can order again from .* We are at the fair\.$/)).toBeInTheDocument()
  const mail = await screen.findByRole('link', { name: 'hello@clay.example' })
  expect(mail).toHaveAttribute('href', 'mailto:hello@clay.example')
  expect(screen.getByRole('link', { name: '+1 (503) 555 0142' })).toHaveAttribute('href', 'tel:+15035550142')
})
