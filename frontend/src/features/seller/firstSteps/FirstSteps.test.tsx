import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, ordersPage, productRowOf, productsPage, sellerOrderOf } from '@/testing/shops'
import { FirstSteps } from './FirstSteps'

const done = { shop: { ...clay, logo: '/logo.webp', shippingPolicy: 'Two days.', returnPolicy: '30 days.' }, account: { method: 'paypal' }, sold: 1 }

/** What the server says; nothing is done unless given. */
function answer({ shop = clay, account = null, sold = 0 }: { shop?: object; account?: object | null; sold?: number } = {}) {
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(shop)),
    http.get('*/api/seller/payout-account', () => HttpResponse.json({ account })),
    http.get('*/api/seller/products', () => HttpResponse.json(productsPage(sold ? [productRowOf(1)] : []))),
    http.get('*/api/seller/orders', () => HttpResponse.json(ordersPage(sold ? [sellerOrderOf(1)] : []))),
  )
}
const open = () => renderPage(<FirstSteps />, { state: asSeller })
const list = () => screen.findByRole('region', { name: 'First steps' })

test('a new shop is led to where each step is done', async () => {
  answer()
  open()
  const steps = within(await list())
  expect(steps.getByText('0 of 5')).toBeInTheDocument()
  const hrefs = steps.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/seller/shop',
    '/seller/shop',
    '/seller/money/payout-account',
    '/seller/products/create',
    '/shop/clay-and-co',
  ])
  expect(steps.queryByRole('button')).not.toBeInTheDocument()
})

test('what is done is ticked and no link any more', async () => {
  answer({ shop: done.shop })
  open()
  const steps = within(await list())
  expect(steps.getByText('2 of 5')).toBeInTheDocument()
  expect(steps.queryByRole('link', { name: 'Add a logo' })).not.toBeInTheDocument()
  expect(steps.getByText('Add a logo')).toHaveTextContent('Done: Add a logo')
})

test('a draft is no product that shoppers can see', async () => {
  answer()
  server.use(
    http.get('*/api/seller/products', () =>
      HttpResponse.json({ ...productsPage([]), counts: { all: 1, active: 0, draft: 1, hidden: 0, archived: 0 } }),
    ),
  )
  open()
  expect(within(await list()).getByRole('link', { name: 'Publish your first product' })).toBeInTheDocument()
})

test('once all is done it is gone', async () => {
  answer(done)
  const { container } = renderPage(<FirstSteps waiting={<p>Waits</p>} />, { state: asSeller })
  expect(screen.getByText('Waits')).toBeInTheDocument()
  await waitFor(() => {
    expect(container).toBeEmptyDOMElement()
  })
})
