/** Cancelling an order, its history, and a variant changed in place. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { eventOf } from '@/testing/orders'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { sellerOrderOf, sellerProductOf } from '@/testing/shops'
import type { SellerVariant } from '../api'
import { CancelForm } from './CancelForm'
import { Timeline } from './Timeline'
import { VariantRow } from './VariantRow'

test('cancelling asks for the reason that the buyer reads, and can be thought over', async () => {
  let body: unknown
  server.use(
    http.post('*/api/seller/orders/5/cancel', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json(sellerOrderOf(5, { status: 'cancelled' }))
    }),
  )
  renderPage(
    <>
      <CancelForm order={sellerOrderOf(5)} />
      <ToastHost />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  expect(screen.getByRole('heading', { name: 'Cancel order' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Keep order' }))
  expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus())
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/Tell the buyer why$/)
  await userEvent.type(screen.getByLabelText('Reason'), 'Broke in the kiln')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('Order HS-5 is cancelled')).toBeInTheDocument()
  expect(body).toEqual({ reason: 'Broke in the kiln' })
})

test('the history tells what happened and who did it, the latest first', () => {
  const events = [
    eventOf('pending_payment', '2026-11-20T10:00:00Z', { actor: 'buyer' }),
    eventOf('confirmed', '2026-11-20T10:05:00Z'),
    eventOf('confirmed', '2026-11-20T10:30:00Z', { actor: 'buyer', cancelled: 2 }),
    eventOf('cancelled', '2026-11-20T11:00:00Z', { actor: 'seller', reason: 'Broke in the kiln', cancelled: 1 }),
    eventOf('lost_at_sea', '2026-11-20T12:00:00Z', { actor: 'weather' }),
    eventOf('returned', '2026-11-20T13:00:00Z', { actor: 'seller', returned: 1 }),
  ]
  renderPage(<Timeline order={sellerOrderOf(5, { events })} />)
  const [back, latest, second, part, third, first] = screen.getAllByRole('listitem')
  expect(back).toHaveTextContent(/^Returned(?! by)/)
  expect(latest).toHaveTextContent(/^lost at sea/)
  expect(second).toHaveTextContent(/^Cancelled by you.*Broke in the kiln/)
  expect(part).toHaveTextContent(/^2 items cancelled by the buyer/)
  expect(third).toHaveTextContent(/^Paid and confirmed/)
  expect(first).toHaveTextContent(/^Ordered by the buyer/)
})

const [plain] = sellerProductOf(1).variants as [SellerVariant]

test('price and stock of a variant are saved from the keyboard', async () => {
  let body: unknown
  server.use(
    http.patch('*/api/seller/products/1/variants/101', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json(sellerProductOf(1))
    }),
  )
  renderPage(
    <>
      <VariantRow productId={1} variant={{ ...plain, values: ['Forest', 'M'] }} />
      <ToastHost />
    </>,
  )
  await userEvent.clear(screen.getByLabelText('Stock'))
  await userEvent.type(screen.getByLabelText('Stock'), '12')
  await userEvent.type(screen.getByLabelText('Sale price (optional)'), '19,90{Enter}')
  expect(await screen.findByText('Forest, M saved')).toBeInTheDocument()
  expect(body).toEqual({ priceSale: 1990, stock: 12, expectedStock: 5 })
})

/** The form of a variant of which two were sold since it was opened. */
async function typeIntoMovedStock() {
  const bodies: unknown[] = []
  server.use(
    http.patch('*/api/seller/products/1/variants/101', async ({ request }) => {
      const body = (await request.json()) as { expectedStock?: number }
      bodies.push(body)
      if (body.expectedStock === 5) {
        return HttpResponse.json({ code: 'stock_moved', message: 'Moved', stock: 3 }, { status: 409 })
      }
      return HttpResponse.json(sellerProductOf(1))
    }),
  )
  renderPage(
    <>
      <VariantRow productId={1} variant={plain} />
      <ToastHost />
    </>,
  )
  await userEvent.clear(screen.getByLabelText('Stock'))
  await userEvent.type(screen.getByLabelText('Stock'), '15')
  await userEvent.type(screen.getByLabelText('Sale price (optional)'), '20{Enter}')
  expect(await screen.findByText(/^Stock is now 3; it was 5 when you opened this/)).toBeInTheDocument()
  return bodies
}

test.each([
  ['Add 10: 13 in stock', { stockChange: 10 }, '13'],
  ['Set it to 15', { stock: 15, expectedStock: 3 }, '15'],
  ['Leave it at 3', {}, '3'],
])('a stock that moved meanwhile waits for the word of the seller: %s', async (name, change, shown) => {
  const bodies = await typeIntoMovedStock()
  expect(screen.queryByText('One variant saved')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findByText('One variant saved')).toBeInTheDocument()
  expect(bodies.at(-1)).toEqual({ priceSale: 2000, ...change })
  expect(screen.getByLabelText('Stock')).toHaveValue(shown)
  expect(screen.queryByText(/^Stock is now 3/)).not.toBeInTheDocument()
})

test('a sale above the price is not sent', async () => {
  renderPage(<VariantRow productId={1} variant={plain} />)
  await userEvent.type(screen.getByLabelText('Sale price (optional)'), '30{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Sale price (optional)')).toHaveFocus())
  expect(screen.getByLabelText('Sale price (optional)')).toHaveAccessibleDescription('Enter less than the price')
})
