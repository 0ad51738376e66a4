import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveNotifications } from '@/testing/notifications'
import { asSeller } from '@/testing/people'
import { renderPage, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, ordersPage } from '@/testing/shops'
import { SellerLayout } from './SellerLayout'

beforeEach(() => {
  serveNotifications()
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json(clay)),
    http.get('*/api/seller/orders', () => HttpResponse.json(ordersPage([], { confirmed: 4 }))),
    http.get('*/api/seller/returns', () => HttpResponse.json({ items: [], page: 1, pageSize: 1, total: 2 })),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
})

const open = (at = '/seller/orders') => renderPage(<SellerLayout />, { at, state: asSeller })
const nav = () => screen.getByRole('navigation', { name: 'Seller Center' })
const namesIn = (box: HTMLElement) => within(box).getAllByRole('link').map((link) => link.textContent)

test('the bar names the shop and leads to what buyers see of it', async () => {
  open()
  expect(await within(screen.getByRole('banner')).findByText('Clay & Co')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/shop/clay-and-co')
})

test('on a phone the daily pages stand at the bottom, the others behind More', async () => {
  open('/seller/shop')
  expect(await within(nav()).findByRole('link', { name: 'Orders, 4 to ship' })).toBeInTheDocument()
  expect(namesIn(nav())[0]).toBe('Home')
  const more = await within(nav()).findByRole('button', { name: 'More, 2 returns to answer' })
  expect(more).toHaveAttribute('aria-current', 'true')
  await userEvent.click(more)
  const sheet = screen.getByRole('dialog', { name: 'Seller Center' })
  expect(within(sheet).getByRole('link', { name: 'Returns, 2 returns to answer' })).toBeInTheDocument()
  expect(within(sheet).getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(within(sheet).getByRole('link', { name: 'Collections' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('on a wide screen every page stands at the side, and the bar stays as small as it was made', async () => {
  showWideScreen()
  const first = open()
  expect(within(nav()).getByRole('link', { name: /^Orders/ })).toHaveAttribute('aria-current', 'page')
  expect(within(nav()).getAllByRole('link')).toHaveLength(12)
  await userEvent.click(within(nav()).getByRole('button', { name: 'Collapse' }))
  first.unmount()
  open()
  expect(within(nav()).getByRole('button', { name: 'Expand' })).toBeInTheDocument()
  expect(within(nav()).getByRole('link', { name: 'Dashboard' })).toBeInTheDocument()
})
