import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { mug } from '@/testing/catalogue'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { ProductPage } from './ProductPage'

beforeEach(() => {
  server.use(
    http.get('*/api/public/products/mug', () => HttpResponse.json(mug)),
    http.get('*/api/public/products/mug/reviews', () =>
      HttpResponse.json({ items: [], page: 1, pageSize: 10, total: 0, histogram: [0, 0, 0, 0, 0] }),
    ),
    http.get('*/api/public/products', () => HttpResponse.json({ items: [], page: 1, pageSize: 13, total: 0 })),
    http.get('*/api/public/home', () => HttpResponse.json({ bestSellers: [], onSale: [], newest: [], shops: [] })),
  )
})
const open = (at = '/product/mug') => renderPage(<ProductPage />, { at, path: '/product/:slug' })
const signedOut = { session: { user: null, isLoading: false, isKnown: true, error: null } }

test('pressing the button without a choice says what is missing', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a colour')
})

test('the price and the address follow the chosen variant', async () => {
  const { router } = open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Forest' }))
  await userEvent.click(screen.getByRole('radio', { name: 'L' }))
  expect(screen.getByText('$29.00')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?variant=103')
})

test('a sold-out combination is named and offers what is in stock', async () => {
  open('/product/mug?variant=102')
  expect(await screen.findByText(/Forest, M is sold out\. Available in Sand, or in S, or in L\./)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled()
})

test('an impossible value switches the other option and says so', async () => {
  open('/product/mug?variant=103')
  await userEvent.click(await screen.findByRole('radio', { name: 'Sand, not with the present choice' }))
  expect(screen.getByText('Size changed to M, which exists in this combination')).toBeInTheDocument()
  expect(within(screen.getByRole('group', { name: /Size/ })).getByRole('radio', { name: 'M' })).toBeChecked()
})

test('a guest puts the chosen variant into the browser cart', async () => {
  const { store } = renderPage(<ProductPage />, {
    at: '/product/mug?variant=101',
    path: '/product/:slug',
    state: signedOut,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Increase quantity' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByRole('button', { name: 'Added' })).toBeInTheDocument()
  expect(store.getState().guestCart.lines).toMatchObject([{ quantity: 2, optionIds: [11, 21], productDTO: { id: 1 } }])
})

test('an unknown product is a page of its own, a broken answer offers to try again', async () => {
  server.use(http.get('*/api/public/products/mug', () => HttpResponse.json({ status: 404 }, { status: 404 })))
  open()
  expect(await screen.findByRole('heading', { name: 'This product is not here' })).toBeInTheDocument()
})
