import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { cardOf } from '@/testing/catalogue'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { SearchPage } from './SearchPage'

let asked: URLSearchParams[] = []
beforeEach(() => {
  asked = []
  server.use(
    http.get('*/api/public/products', ({ request }) => {
      const params = new URL(request.url).searchParams
      asked.push(params)
      const page = Number(params.get('page') ?? 1)
      const total = params.get('q') === 'nothing' ? 0 : 50
      const items = total === 0 ? [] : Array.from({ length: page === 3 ? 2 : 24 }, (_, at) => cardOf(page * 100 + at))
      return HttpResponse.json({ items, page, pageSize: 24, total })
    }),
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
  await userEvent.click(screen.getByRole('checkbox', { name: 'In stock', hidden: true }))
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

test('nothing found names the words and a way on', async () => {
  open('/search?q=nothing')
  expect(await screen.findByRole('heading', { name: 'Nothing for "nothing"' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Browse best sellers' })).toBeInTheDocument()
})

test('a failed answer names the cause and offers to try again', async () => {
  server.use(
    http.get('*/api/public/products', () => HttpResponse.json({ status: 400, message: 'Bad' }, { status: 400 })),
  )
  open('/search?q=mug')
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
})
