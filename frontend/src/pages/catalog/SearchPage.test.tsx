import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cardOf, mug } from '@/testing/catalog'
import { facets, listingOf, noFacets } from '@/testing/listings'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { SearchPage } from './SearchPage'

// The first to open it would wait for all that it is made of.
beforeAll(() => import('@/features/catalog/components/listing/FilterSheet'), 60_000)

let asked: URLSearchParams[] = []
beforeEach(() => {
  asked = []
  server.use(
    http.get('*/api/public/products', ({ request }) => {
      const params = new URL(request.url).searchParams
      asked.push(params)
      const page = Number(params.get('page') ?? 1)
      return HttpResponse.json(listingOf(params.get('q') === 'nothing' ? 0 : 50, { page }))
    }),
    // The first of the new cards takes the focus, which fetches its product.
    http.get('*/api/public/products/:slug', () => HttpResponse.json(mug)),
  )
})
const open = (at: string) => renderPage(<SearchPage />, { at })

test('the address decides what is asked for', async () => {
  open('/search?q=mug&onSale=true&maxPrice=2500&sort=price_asc')
  expect(await screen.findByText('50 products')).toBeInTheDocument()
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    q: 'mug',
    onSale: 'true',
    maxPrice: '2500',
    sort: 'price_asc',
    page: '1',
  })
  expect(screen.getByRole('button', { name: 'Remove filter Up to $25.00' })).toBeInTheDocument()
})

test('a tick changes the address and what is asked for', async () => {
  const { router } = open('/search?q=mug&page=2')
  await screen.findByText('50 products')
  // The side bar of wide screens; jsdom has the width of a phone.
  await userEvent.click(await screen.findByRole('checkbox', { name: /In stock/, hidden: true }))
  expect(router.state.location.search).toBe('?q=mug&inStock=true')
  await waitFor(() => expect(asked.at(-1)?.get('inStock')).toBe('true'))
})

test('"Show more" adds the next page, keeps the first, and says how far one is', async () => {
  const { router } = open('/search?q=mug')
  await userEvent.click(await screen.findByRole('link', { name: 'Show 24 more' }))
  expect(await screen.findByText('Showing 48 of 50')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?q=mug&page=2')
  expect(await screen.findByRole('link', { name: 'Mug 200' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Mug 100' })).toBeInTheDocument()
})

test('a deep page starts there and offers the earlier ones', async () => {
  open('/search?q=mug&page=3')
  expect(await screen.findByRole('link', { name: 'Mug 300' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Mug 100' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }))
  expect(await screen.findByRole('link', { name: 'Mug 100' })).toBeInTheDocument()
})

test('nothing found names the words and a way on; there is nothing to filter or to sort', async () => {
  open('/search?q=nothing')
  expect(await screen.findByRole('heading', { name: 'No results for "nothing"' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Browse best sellers' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Sort' })).not.toBeInTheDocument()
  // What others buy is only what can be bought.
  await waitFor(() => expect(asked.find((params) => params.get('sort') === 'best_selling')?.get('inStock')).toBe('true'))
})

test('a failed answer names the cause and offers to try again', async () => {
  server.use(
    http.get('*/api/public/products', () => HttpResponse.json({ status: 400, message: 'Bad' }, { status: 400 })),
  )
  open('/search?q=mug')
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
})

test('the first new card takes the focus after "Show more"', async () => {
  open('/search?q=mug')
  await userEvent.click(await screen.findByRole('link', { name: 'Show 24 more' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mug 200' })).toHaveFocus())
})

test('a filter that stands ready turns on and off where it is', async () => {
  const { router } = open('/search?q=mug')
  await screen.findByText('50 products')
  const quick = screen.getByRole('button', { name: 'On sale' })
  await userEvent.click(quick)
  expect(quick).toHaveAttribute('aria-pressed', 'true')
  expect(router.state.location.search).toBe('?q=mug&onSale=true')
  await userEvent.click(quick)
  expect(router.state.location.search).toBe('?q=mug')
})

test('removing a chip leaves the focus in its row', async () => {
  open('/search?q=mug&maxPrice=2500')
  await screen.findByText('50 products')
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Up to $25.00' }))
  expect(screen.getByRole('button', { name: 'On sale' })).toHaveFocus()
})

test('where no filter narrows the results none stands ready, and the focus of a removed chip goes to the order', async () => {
  server.use(http.get('*/api/public/products', () => HttpResponse.json(listingOf(50, { facets: noFacets }))))
  open('/search?q=mug&maxPrice=2500')
  await screen.findByText('50 products')
  for (const name of ['On sale', 'In stock', '4 stars and up'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Up to $25.00' }))
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveFocus()
})

test('the sheet of filters changes nothing until its button, which says how many there would be', async () => {
  const { router } = open('/search?q=mug')
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = await screen.findByRole('dialog', { name: 'Filters' })
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /In stock/ }))
  await waitFor(() => expect(asked.at(-1)?.get('inStock')).toBe('true'))
  expect(router.state.location.search).toBe('?q=mug')
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Show 50 products' }))
  expect(router.state.location.search).toBe('?q=mug&inStock=true')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('Back closes the sheet of filters and stays on the list', async () => {
  const { router } = open('/search?q=bowl')
  await act(() => router.navigate('/search?q=mug'))
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  await screen.findByRole('dialog', { name: 'Filters' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('?q=mug')
  // Closing by its own button goes back to the same place.
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('?q=mug')
})

test('filters that leave nothing can be dropped one by one, with how many there would be', async () => {
  server.use(
    http.get('*/api/public/products', ({ request }) => {
      const params = new URL(request.url).searchParams
      const total = params.get('onSale') && params.get('inStock') ? 0 : params.get('onSale') ? 7 : 12
      return HttpResponse.json(listingOf(total, { items: [] }))
    }),
  )
  const { router } = open('/search?q=mug&onSale=true&inStock=true')
  expect(await screen.findByRole('heading', { name: 'No results for "mug" with these filters' })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Without "On sale" · 12 products' })).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Without "In stock" · 7 products' }))
  expect(router.state.location.search).toBe('?q=mug&onSale=true')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a failed answer leaves the filters to use', async () => {
  server.use(
    http.get('*/api/public/products', ({ request }) =>
      new URL(request.url).searchParams.get('onSale')
        ? HttpResponse.json(listingOf(1, { items: [cardOf(1)] }))
        : HttpResponse.json({ status: 400, message: 'Bad' }, { status: 400 }),
    ),
  )
  open('/search?q=mug')
  expect(await screen.findByRole('heading', { name: "The products didn't load" })).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'On sale', hidden: true }))
  expect(await screen.findByRole('link', { name: 'Mug 1' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('one picture is the first to be fetched, the others of the first row follow at once', async () => {
  server.use(
    http.get('*/api/public/products', () =>
      HttpResponse.json(
        listingOf(8, { items: Array.from({ length: 8 }, (_, at) => cardOf(at, { thumbnail: `/media/${at}.webp` })) }),
      ),
    ),
  )
  const { container } = open('/search?q=mug')
  await screen.findByText('8 products')
  expect(container.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1)
  expect(container.querySelectorAll('img[loading=eager]')).toHaveLength(4)
})

test('a search is narrowed to a category by its address, and widened again', async () => {
  server.use(
    http.get('*/api/public/categories/kitchen/mugs', () =>
      HttpResponse.json({
        ...{ id: 2, name: 'Mugs', slug: 'mugs', tile: 'sand', children: [], productCount: 12, collection: null },
        path: [
          { name: 'Kitchen', slug: 'kitchen' },
          { name: 'Mugs', slug: 'mugs' },
        ],
      }),
    ),
  )
  const { router } = open('/search?q=mug&inStock=true')
  await userEvent.click(await screen.findByRole('link', { name: 'Mugs 12' }))
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    ...{ q: 'mug', inStock: 'true', category: 'kitchen/mugs' },
  })
  await waitFor(() => expect(asked.at(-1)?.get('category')).toBe('kitchen/mugs'))
  expect(await screen.findByRole('button', { name: 'Remove filter Mugs' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All in Kitchen' })).toHaveAttribute(
    'href',
    '/search?q=mug&category=kitchen&inStock=true',
  )
  await userEvent.click(screen.getByRole('link', { name: 'All categories' }))
  expect(router.state.location.search).toBe('?q=mug&inStock=true')
})

test('a category without products is named and leads nowhere', async () => {
  open('/search?q=mug')
  expect(await screen.findByText('Plates')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Plates/ })).not.toBeInTheDocument()
})

test('the most used values stand ready, and one that would leave nothing any more cannot be pressed', async () => {
  server.use(
    http.get('*/api/public/products', ({ request }) => {
      const isBlue = new URL(request.url).searchParams.has('option.Colour')
      return HttpResponse.json(isBlue ? listingOf(6, { facets: { ...facets, onSale: 0 } }) : listingOf(12))
    }),
  )
  const { router } = open('/search?q=mug')
  await userEvent.click(await screen.findByRole('button', { name: 'Blue' }))
  expect(router.state.location.search).toBe('?q=mug&option.Colour=Blue')
  expect(screen.getByRole('button', { name: 'Blue' })).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(screen.getByRole('button', { name: 'On sale' })).toBeDisabled())
})

test('"Clear all" leaves the words and the order', async () => {
  const { router } = open('/search?q=mug&sort=newest&option.Size=M&shop=clay-and-co&minRating=3')
  expect(await screen.findByRole('button', { name: 'Remove filter Clay & Co' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(router.state.location.search).toBe('?q=mug&sort=newest')
})

test('Reset in the sheet drops the draft, and closing it leaves what was in force', async () => {
  const { router } = open('/search?q=mug&option.Colour=Blue')
  await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }))
  const sheet = await screen.findByRole('dialog', { name: 'Filters' })
  const blue = await within(sheet).findByRole('checkbox', { name: /Blue/ })
  expect(blue).toBeChecked()
  await userEvent.click(within(sheet).getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(within(sheet).getByRole('checkbox', { name: /Blue/ })).not.toBeChecked())
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('?q=mug&option.Colour=Blue')
})

test('where there is nothing to filter by, the filters without values are still there', async () => {
  server.use(http.get('*/api/public/products', () => HttpResponse.json(listingOf(2, { facets: noFacets }))))
  open('/search')
  expect(await screen.findByText('2 products')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Rating', hidden: true })).toBeInTheDocument()
  expect(screen.queryByRole('slider', { hidden: true })).not.toBeInTheDocument()
})
