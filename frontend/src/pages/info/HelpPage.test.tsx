import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { faqHtml, pageOf } from '@/testing/pages'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { HelpPage } from './HelpPage'

const bodyHtml =
  '<h2 id="orders">Orders</h2><ul><li><a href="/account/orders">See your orders</a></li></ul>' +
  '<h2 id="selling">Selling</h2><ul><li><a href="/seller-registration">Open a shop</a></li></ul>'
const faqAsked = vi.fn<() => void>()

beforeEach(() => {
  faqAsked.mockClear()
  server.use(
    http.get('*/api/public/pages/help', () => HttpResponse.json(pageOf('help', { title: 'Help Center', bodyHtml }))),
    http.get('*/api/public/pages/faq', () => {
      faqAsked()
      return HttpResponse.json(pageOf('faq', { bodyHtml: faqHtml }))
    }),
  )
})

const show = async () => {
  const page = renderPage(<HelpPage />, { at: '/help' })
  await screen.findByRole('searchbox')
  return page
}

test('each theme is a card with its links', async () => {
  await show()
  const orders = screen.getByRole('region', { name: 'Orders' })
  expect(within(orders).getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/account/orders')
  expect(screen.getByRole('region', { name: 'Selling' })).toBeInTheDocument()
})

test('the answers are fetched when somebody searches, and lead to the question', async () => {
  await show()
  expect(faqAsked).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('searchbox'), 'cancel')
  expect(await screen.findByText('1 question')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('link', { name: 'Can I cancel?' })).toHaveAttribute('href', '/faq#cancel')
})

test('Enter shows all that was found', async () => {
  const { router } = await show()
  await userEvent.type(screen.getByRole('searchbox'), 'is it{Enter}')
  expect(router.state.location.pathname + router.state.location.search).toBe('/faq?q=is%20it')
})

test('what nobody answered yet leads to people', async () => {
  await show()
  await userEvent.type(screen.getByRole('searchbox'), 'zebra')
  expect(await screen.findByRole('heading', { name: 'No answers for "zebra"' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
})
