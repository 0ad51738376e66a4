import { useState } from 'react'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pictureAt } from '@/components/PictureSource'
import { readToasts } from '@/components/toast/queue'
import { writeCookiePreference } from '@/lib/storage'
import { mug } from '@/testing/catalog'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { imageOf, picturesOf } from '../options'
import { useRememberViewed } from '../recentlyViewed'
import { cardOf, RecentlyViewed } from './RecentlyViewed'

const stored = () => JSON.parse(localStorage.getItem('recently_viewed') ?? 'null') as unknown
let asked: string[] = []

beforeEach(() => {
  asked = []
  localStorage.setItem('cookiePreference', 'accepted')
  localStorage.setItem('recently_viewed', JSON.stringify(['mug', 'bowl']))
  server.use(
    http.get('*/api/public/products/:slug', ({ params }) => {
      const slug = String(params['slug'])
      asked.push(slug)
      return HttpResponse.json({ ...mug, slug, title: slug.charAt(0).toUpperCase() + slug.slice(1) })
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('the products looked at last are shown at the price they have now', async () => {
  renderPage(<RecentlyViewed />)
  expect(await screen.findByRole('link', { name: 'Mug' })).toHaveAttribute('href', '/product/mug')
  expect(await screen.findByRole('link', { name: 'Bowl' })).toBeInTheDocument()
  expect(screen.getAllByText('$24.00')).toHaveLength(2)
})

test('without consent nothing is shown and nothing is asked for', () => {
  localStorage.setItem('cookiePreference', 'declined')
  renderPage(<RecentlyViewed />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('the product whose page it is stays out, and alone leaves nothing', () => {
  localStorage.setItem('recently_viewed', '["mug"]')
  renderPage(<RecentlyViewed except="mug" />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('a product that is gone leaves the list', async () => {
  server.use(
    http.get('*/api/public/products/bowl', () => HttpResponse.json({ status: 404, message: 'gone' }, { status: 404 })),
  )
  renderPage(<RecentlyViewed />)
  await waitFor(() => expect(stored()).toEqual(['mug']))
  expect(await screen.findByRole('link', { name: 'Mug' })).toBeInTheDocument()
})

test('a product that did not load can be asked for again, beside those that did', async () => {
  server.use(
    http.get('*/api/public/products/bowl', () => HttpResponse.json({ status: 400, message: 'bad' }, { status: 400 }), {
      once: true,
    }),
  )
  renderPage(<RecentlyViewed />)
  expect(await screen.findByText("This product didn't load")).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Mug' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Bowl' })).toBeInTheDocument()
})

test('clearing takes all of it away, and can be undone', async () => {
  renderPage(<RecentlyViewed />)
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(stored()).toBeNull()
  act(() => readToasts().at(-1)?.action?.onClick())
  expect(await screen.findByRole('heading', { name: 'Recently viewed' })).toBeInTheDocument()
  expect(stored()).toEqual(['mug', 'bowl'])
})

test('declining, here or in another tab, takes it away at once', async () => {
  renderPage(<RecentlyViewed />)
  await screen.findByRole('heading', { name: 'Recently viewed' })
  act(() => writeCookiePreference('declined'))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  localStorage.setItem('cookiePreference', 'accepted')
  localStorage.setItem('recently_viewed', '["mug"]')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'recently_viewed' })))
  expect(await screen.findByRole('heading', { name: 'Recently viewed' })).toBeInTheDocument()
})

/** The page of a product, as far as this list is concerned, and the way to another. */
function Looking({ first, then }: { first: string; then: string }) {
  const [slug, setSlug] = useState(first)
  useRememberViewed(slug)
  return (
    <>
      <button onClick={() => setSlug(then)}>go on</button>
      <RecentlyViewed except={slug} />
    </>
  )
}

test('what is looked at goes to the front, also again; twelve are kept, newest first', async () => {
  localStorage.setItem('recently_viewed', JSON.stringify(Array.from({ length: 12 }, (_, at) => `mug-${at}`)))
  renderPage(<Looking first="bowl" then="mug-3" />)
  const kept = ['bowl', ...Array.from({ length: 11 }, (_, at) => `mug-${at}`)]
  expect(stored()).toEqual(kept)
  const list = screen.getByRole('list', { name: 'Recently viewed' })
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(11))
  expect(within(list).getAllByRole('link')[0]).toHaveTextContent('Mug-0')
  await userEvent.click(screen.getByRole('button', { name: 'go on' }))
  await waitFor(() => expect(stored()).toEqual(['mug-3', ...kept.filter((slug) => slug !== 'mug-3')]))
  expect(within(list).getAllByRole('link')[0]).toHaveTextContent('Bowl')
})

test('only what the rail shows is asked for; the rest when it comes into view', async () => {
  const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>()
  class Observer {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = (element: Element) => void watched.set(element, this.tell)
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  renderPage(<RecentlyViewed />)
  await userEvent.keyboard('{Tab}')
  const [first] = within(screen.getByRole('list', { name: 'Recently viewed' })).getAllByRole('listitem')
  expect(asked).toEqual([])
  act(() => watched.get(first?.firstElementChild as Element)?.([{ isIntersecting: true }]))
  expect(await screen.findByRole('link', { name: 'Mug' })).toBeInTheDocument()
  expect(asked).toEqual(['mug'])
})

test('a product as a card has its first picture, its price and whether it can be bought', () => {
  const images = [pictureAt('/a.webp', 'Front')]
  expect(cardOf({ ...mug, images })).toMatchObject({
    slug: 'mug',
    thumbnail: '/a.webp',
    price: 2400,
    priceSale: 1920,
    priceVaries: true,
    inStock: true,
    shop: { slug: 'clay-and-co' },
  })
})

test('a card of a product with one price and no stock says so', () => {
  const variants = mug.variants.map((variant) => ({ ...variant, price: 2400, priceSale: null, stock: 0 }))
  expect(cardOf({ ...mug, variants })).toMatchObject({ priceVaries: false, inStock: false, thumbnail: null })
})

const pictured = {
  ...mug,
  images: [pictureAt('/front.webp', 'Front')],
  variants: mug.variants.map((variant) => ({
    ...variant,
    image: variant.optionIds.includes(11) ? '/forest.webp' : '/sand.webp',
  })),
}

test('the pictures of variants join those of the product, each once', () => {
  expect(picturesOf(pictured).map(({ url }) => url)).toEqual(['/front.webp', '/forest.webp', '/sand.webp'])
})

test('a colour alone already leads to its picture, a size alone does not', () => {
  expect(imageOf(pictured, { 1: 12 })).toBe('/sand.webp')
  expect(imageOf(pictured, { 2: 21 })).toBeNull()
  expect(imageOf(pictured, { 1: 11, 2: 21 })).toBe('/forest.webp')
})
