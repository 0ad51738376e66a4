import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderLine } from '@/features/orders/api'
import { orderLineOf, orderOf, shopOrderOf } from '@/testing/orders'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { dropDraft } from '../../reviewDraft'
import { ProductReview } from './ProductReview'

beforeEach(() => dropDraft(2))

const onClose = vi.fn()
const open = () =>
  renderPage(<ProductReview product={{ id: 7, title: 'Mug' }} onClose={onClose} />, { at: '/', path: '/', state: asAda })

/** Serves the delivered orders with the product, of these lines, and collects what was asked for. */
function serveLines(lines: OrderLine[]) {
  const asked: string[] = []
  server.use(
    http.get('*/api/orders', ({ request }) => {
      asked.push(new URL(request.url).search)
      const items = lines.length === 0 ? [] : [orderOf({ id: 5, shopOrders: [shopOrderOf(1, { lines })] })]
      return HttpResponse.json({ items, page: 1, pageSize: 24, total: items.length, counts: {}, firstOrderedAt: null })
    }),
  )
  return asked
}

test('what was bought and not reviewed yet is reviewed from the page of the product', async () => {
  const asked = serveLines([
    orderLineOf(1, { productId: 7, review: { id: 9, rating: 4 } }),
    orderLineOf(2, { productId: 7, reviewable: true }),
    orderLineOf(3, { reviewable: true }),
  ])
  const sent = vi.fn()
  server.use(
    http.post('*/api/orders/5/lines/2/review', () => {
      sent()
      return HttpResponse.json({ id: 10, rating: 5 }, { status: 201 })
    }),
  )
  open()
  expect(await screen.findByRole('dialog', { name: 'Review "Mug"' })).toBeInTheDocument()
  fireEvent.click(await screen.findByRole('radio', { name: '5 stars: Excellent' }))
  await userEvent.click(screen.getByRole('button', { name: 'Post review' }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked[0]).toBe('?tab=delivered&productId=7')
})

test('who has not bought it is told when they can review it', async () => {
  serveLines([])
  open()
  expect(await screen.findByText(/^You can review this once/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/account/orders')
})

test('who has reviewed it is told so', async () => {
  serveLines([orderLineOf(1, { productId: 7, review: { id: 9, rating: 4 } })])
  open()
  expect(await screen.findByText(/^You.ve already reviewed this/)).toBeInTheDocument()
})

test('orders that do not load are asked for again', async () => {
  server.use(http.get('*/api/orders', () => HttpResponse.error()))
  open()
  expect(await screen.findByText(/^Your orders didn.t load/)).toBeInTheDocument()
  serveLines([])
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/^You can review this once/)).toBeInTheDocument()
})
