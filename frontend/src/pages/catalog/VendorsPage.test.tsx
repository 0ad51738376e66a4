import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { shopOf } from '@/testing/shopfronts'
import { VendorsPage } from './VendorsPage'

let asked: URLSearchParams[] = []
beforeEach(() => {
  asked = []
})

/** A marketplace with so many shops, 24 a page; words find those with the words in their name. */
const shops = (total: number) =>
  http.get('*/api/public/shops', ({ request }) => {
    const params = new URL(request.url).searchParams
    asked.push(params)
    const page = Number(params.get('page'))
    const all = Array.from({ length: total }, (_, at) => shopOf(at + 1, { thumbnails: ['/media/1.webp'] }))
    const found = all.filter(({ name }) => name.toLowerCase().includes(params.get('q')?.toLowerCase() ?? ''))
    return HttpResponse.json({
      items: found.slice((page - 1) * 24, page * 24),
      page,
      pageSize: 24,
      total: found.length,
    })
  })
const open = (at = '/vendors') => renderPage(<VendorsPage />, { at })
const field = () => screen.getByRole('searchbox', { name: 'Search shops by name' })

test('a shop stands there with its figures and since when it is open', async () => {
  server.use(
    http.get('*/api/public/shops', () =>
      HttpResponse.json({
        items: [shopOf(1, { rating: 4.8, reviewCount: 12, productCount: 140, openSince: '2025-06-15T10:00:00Z' })],
        page: 1,
        pageSize: 24,
        total: 1,
      }),
    ),
  )
  open()
  expect(await screen.findByRole('link', { name: 'Shop 1' })).toHaveAttribute('href', '/shop/shop-1')
  expect(screen.getByText('1 shop')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: '4.8 of 5, 12 reviews' })).toBeInTheDocument()
  expect(screen.getByText('140 products')).toBeInTheDocument()
  expect(screen.getByText('Open since 2025')).toBeInTheDocument()
})

test('more shops join the list, the first of them takes the focus, and the address says how far one is', async () => {
  server.use(shops(26))
  const { router } = open()
  expect(await screen.findByText('26 shops')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Show 2 more' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Shop 25' })).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Shop 1' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Show .* more/ })).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('?page=2')
})

test('an address in the middle starts there and offers the earlier shops', async () => {
  server.use(shops(60))
  open('/vendors?page=2')
  expect(await screen.findByRole('link', { name: 'Shop 25' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Shop 1' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier shops' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Shop 1' })).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Shop 48' })).toBeInTheDocument()
})

test('what is typed is looked for once, a moment later, from the first page, and stands in the address', async () => {
  server.use(shops(60))
  const { router } = open('/vendors?sort=name&page=2')
  await screen.findByText('60 shops')
  const before = asked.length
  await userEvent.type(field(), '  shop 5')
  expect(asked).toHaveLength(before)
  expect(await screen.findByText('11 shops')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?sort=name&q=shop+5')
  expect(asked.slice(before).map((params) => [params.get('q'), params.get('sort'), params.get('page')])).toEqual([
    ['shop 5', 'name', '1'],
  ])
})

test('what is typed before the address has changed is not undone by it', async () => {
  server.use(shops(60))
  open()
  await screen.findByText('60 shops')
  fireEvent.change(field(), { target: { value: 'shop' } })
  await act(async () => {
    fireEvent.submit(screen.getByRole('search', { name: 'Search shops by name' }))
    fireEvent.change(field(), { target: { value: 'shop 5' } })
  })
  expect(field()).toHaveValue('shop 5')
  expect(await screen.findByText('11 shops')).toBeInTheDocument()
  expect(asked.map((params) => params.get('q'))).toEqual([null, 'shop', 'shop 5'])
})

test('the order stands in the address; the usual one needs no words there', async () => {
  server.use(shops(3))
  const { router } = open('/vendors?q=shop')
  const order = await screen.findByRole('combobox', { name: 'Sort' })
  await userEvent.selectOptions(order, 'Best rated')
  expect(router.state.location.search).toBe('?q=shop&sort=rating')
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('rating'))
  await userEvent.selectOptions(order, 'Most reviews')
  expect(router.state.location.search).toBe('?q=shop')
})

test('a name nobody has is said in quotes, and one press shows all shops again', async () => {
  server.use(shops(3))
  const { router } = open('/vendors?q=glass')
  expect(await screen.findByRole('heading', { name: 'No shops found for "glass"' })).toBeInTheDocument()
  expect(screen.getByText('0 shops')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show all shops' }))
  expect(await screen.findByRole('link', { name: 'Shop 3' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
  expect(field()).toHaveValue('')
})

test('a marketplace without shops invites the first one', async () => {
  server.use(shops(0))
  open()
  expect(await screen.findByRole('link', { name: 'Open the first shop' })).toHaveAttribute('href', '/seller-registration')
})

test('boxes stand in for shops on their way; the way to a shop of one\'s own is there at once', async () => {
  server.use(
    http.get('*/api/public/shops', async () => {
      await delay('infinite')
      return HttpResponse.json({})
    }),
  )
  const { container } = open()
  expect(container.querySelector('ul[aria-busy=true]')?.children).toHaveLength(8)
  expect(screen.getByRole('link', { name: 'Become a seller' })).toHaveAttribute('href', '/seller-registration')
})

test('shops that did not load can be asked for again, and the search stays', async () => {
  server.use(
    http.get('*/api/public/shops', () => HttpResponse.json({ status: 400 }, { status: 400 }), { once: true }),
    shops(2),
  )
  open()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(field()).toBeInTheDocument()
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: 'Shop 2' })).toBeInTheDocument()
})
