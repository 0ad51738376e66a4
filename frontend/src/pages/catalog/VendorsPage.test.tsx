import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { VendorsPage } from './VendorsPage'

const shop = (id: number) => ({
  id,
  slug: `shop-${id}`,
  name: `Shop ${id}`,
  logo: null,
  tile: 'sand',
  description: 'Goods.',
  rating: null,
  reviewCount: 0,
  productCount: 3,
  thumbnails: [],
})
/** A marketplace with so many shops, 24 a page. */
function shops(total: number) {
  return http.get('*/api/public/shops', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    const ids = Array.from({ length: total }, (_, at) => at + 1).slice((page - 1) * 24, page * 24)
    return HttpResponse.json({ items: ids.map(shop), page, pageSize: 24, total })
  })
}

test('more shops join the list, and the first of them takes the focus', async () => {
  server.use(shops(26))
  renderPage(<VendorsPage />)
  expect(await screen.findByText('26 shops')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show more shops' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Shop 25' })).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Shop 1' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show more shops' })).not.toBeInTheDocument()
})

test('a marketplace without shops invites the first one', async () => {
  server.use(shops(0))
  renderPage(<VendorsPage />)
  expect(await screen.findByRole('link', { name: 'Open the first shop' })).toBeInTheDocument()
})

test('shops that did not load can be asked for again', async () => {
  server.use(
    http.get('*/api/public/shops', () => HttpResponse.json({ status: 400 }, { status: 400 }), { once: true }),
    shops(2),
  )
  renderPage(<VendorsPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Shop 2' })).toBeInTheDocument()
})
