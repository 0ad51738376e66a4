import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { readToasts } from '@/components/toast/queue'
import { serveFollowedShops } from '@/testing/followed'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { shopOf } from '@/testing/shopfronts'
import { FollowedShops } from './FollowedShops'

const show = () => renderPage(<FollowedShops />, { state: asAda })
const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('each shop stands there with its newest products and the way to all of them', async () => {
  serveFollowedShops(8, 7)
  show()
  expect(await screen.findByText('2 shops')).toBeInTheDocument()
  const shop = within(await screen.findByRole('article', { name: 'Shop 8' }))
  expect(shop.getByRole('link', { name: 'Shop 8' })).toHaveAttribute('href', '/shop/shop-8')
  expect(shop.getByRole('link', { name: 'Mug 8' })).toBeInTheDocument()
  expect(shop.getByRole('link', { name: 'See all products of Shop 8' })).toHaveAttribute('href', '/shop/shop-8?sort=newest')
})

test('a shop that is unfollowed leaves the page at once, and Undo brings it back', async () => {
  const held = serveFollowedShops(8, 7)
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Following Shop 8' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Shop 8' })).not.toBeInTheDocument())
  expect(screen.getByText('1 shop')).toBeInTheDocument()
  await waitFor(() => expect(held.ids).toEqual([7]))
  readToasts().at(-1)?.action?.onClick()
  expect(await screen.findByRole('article', { name: 'Shop 8' })).toBeInTheDocument()
})

test('the last one leaves an empty page that says what to do', async () => {
  serveFollowedShops(7)
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Following Shop 7' }))
  expect(await screen.findByRole('heading', { name: "You don't follow any shops yet" })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Browse shops' })).toHaveAttribute('href', '/vendors')
})

test('a shop with nothing for sale says so', async () => {
  serveFollowedShops(7)
  server.use(
    http.get('*/api/user/followed-shops', () =>
      HttpResponse.json({ items: [{ shop: shopOf(7, { productCount: 0 }), newest: [] }], page: 1, pageSize: 12, total: 1 }),
    ),
  )
  show()
  expect(await screen.findByText('Nothing for sale right now')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /See all/ })).not.toBeInTheDocument()
})

test('more come on demand, and the first of them takes the focus', async () => {
  serveFollowedShops(...range(14))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Show 2 more' }))
  const next = (await screen.findByRole('article', { name: 'Shop 13' })).closest('li')
  await waitFor(() => expect(next).toHaveFocus())
  expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument()
})

test('a page that does not load can be asked for again', async () => {
  serveFollowedShops(7)
  server.use(
    http.get('*/api/user/followed-shops', () => HttpResponse.json({ status: 400 }, { status: 400 }), { once: true }),
  )
  show()
  const alert = await screen.findByRole('alert')
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article', { name: 'Shop 7' })).toBeInTheDocument()
})
