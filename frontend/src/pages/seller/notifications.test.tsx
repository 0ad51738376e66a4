/** All that a shop was told, and what of it comes by email. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { orderNotification, notificationPageOf } from '@/testing/notifications'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { SellerNotificationsPage } from './SellerNotificationsPage'

const all = ['order', 'return', 'dispute', 'low_stock', 'payout', 'review']
let chosen: string[]

beforeEach(() => {
  chosen = all
  server.use(
    http.get('*/api/seller/notifications', () => HttpResponse.json(notificationPageOf([]))),
    http.get('*/api/seller/notifications/choices', () => HttpResponse.json({ byMail: chosen })),
  )
})

const open = (at = '/seller/notifications') =>
  renderPage(<><SellerNotificationsPage /><ToastHost /></>, { at, path: '/seller/notifications', state: asSeller })
const mail = async () => within(await screen.findByRole('region', { name: 'Email notifications' }))

test('each kind says in plain words what it is about and leads there', async () => {
  server.use(
    http.get('*/api/seller/notifications', () =>
      HttpResponse.json(
        notificationPageOf([
          orderNotification(6, {
            about: { kind: 'return', returnId: 9, shopOrderId: 4, orderNumber: 'HS-4', status: 'requested', reason: 'damaged', actBy: '2026-11-26T12:00:00Z' },
          }),
          orderNotification(5, {
            about: { kind: 'dispute', disputeId: 3, orderNumber: 'HS-4', step: 'opened', amount: 1999, respondBy: null },
          }),
          orderNotification(4, { about: { kind: 'payout', payoutId: 2, step: 'back', amount: 25_000 } }),
          orderNotification(3, { about: { kind: 'review', reviewId: 1, productId: 7, productSlug: 'mug', title: 'Mug', rating: 4 } }),
          orderNotification(2, { about: { kind: 'payout', payoutId: 1, step: 'of a later version', amount: 100 } }),
        ]),
      ),
    ),
  )
  open()
  const link = (name: RegExp) => screen.findByRole('link', { name })
  expect(await link(/HS-4: the buyer wants a refund.*Answer by Nov 26, 2026/)).toHaveAttribute('href', '/seller/orders/4#return-9')
  expect(await link(/HS-4: the buyer opened a dispute over \$19\.99/)).toHaveAttribute('href', '/seller/money/disputes/3')
  expect(await link(/payout of \$250\.00 didn't go through/)).toHaveAttribute('href', '/seller/money/payouts/2')
  expect(await link(/4 of 5 stars for Mug/)).toHaveAttribute('href', '/seller/reviews?show=unanswered')
  expect(await link(/payout of \$1\.00 was sent/)).toBeInTheDocument()
})

test('a shop that was told nothing yet reads what will stand here', async () => {
  open()
  expect(await screen.findByText('Nothing new yet')).toBeInTheDocument()
})

test('what did not load is asked for again', async () => {
  let fails = true
  server.use(
    http.get('*/api/seller/notifications', () =>
      fails ? HttpResponse.json({ status: 400 }, { status: 400 }) : HttpResponse.json(notificationPageOf([orderNotification(1)])),
    ),
  )
  open()
  expect(await screen.findByText('Your notifications didn\'t load')).toBeInTheDocument()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: /Order HS-1/ })).toBeInTheDocument()
})

test('a switch holds at once', async () => {
  const bodies: unknown[] = []
  server.use(
    http.put('*/api/seller/notifications/choices', async ({ request }) => {
      const body = (await request.json()) as { byMail: string[] }
      bodies.push(body)
      return HttpResponse.json(body)
    }),
  )
  open()
  const box = await mail()
  const reviews = await box.findByRole('switch', { name: /^Reviews/ })
  expect(reviews).toBeChecked()
  await userEvent.click(reviews)
  expect(reviews).not.toBeChecked()
  await userEvent.click(box.getByRole('switch', { name: /^Payouts/ }))
  await waitFor(() =>
    expect(bodies).toEqual([
      { byMail: ['order', 'return', 'dispute', 'low_stock', 'payout'] },
      { byMail: ['order', 'return', 'dispute', 'low_stock'] },
    ]),
  )
})

test('a switch that could not be saved goes back and says so', async () => {
  server.use(http.put('*/api/seller/notifications/choices', () => HttpResponse.json({ status: 500 }, { status: 500 })))
  open()
  const box = await mail()
  const orders = await box.findByRole('switch', { name: /^New orders/ })
  await userEvent.click(orders)
  expect(await screen.findByText('Your choice wasn\'t saved')).toBeInTheDocument()
  await waitFor(() => expect(orders).toBeChecked())
})
