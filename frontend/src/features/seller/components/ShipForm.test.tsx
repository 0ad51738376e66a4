import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { sellerOrderOf } from '@/testing/shops'
import { ShipForm } from './ShipForm'

const order = sellerOrderOf(5)

test('a seller ships once, however often the button is pressed after a lost answer', async () => {
  const calls: { key: string | null; body: unknown }[] = []
  server.use(
    http.post('*/api/seller/orders/5/ship', async ({ request }) => {
      calls.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      return calls.length === 1 ? HttpResponse.error() : HttpResponse.json(order)
    }),
  )
  renderPage(
    <>
      <ShipForm order={order} />
      <ToastHost />
    </>,
  )
  await userEvent.type(screen.getByLabelText('Carrier'), 'DHL')
  await userEvent.type(screen.getByLabelText('Tracking number'), ' JD01 ')
  await userEvent.click(screen.getByRole('button', { name: 'Ship order' }))
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Ship order' }))
  expect(await screen.findByText('Order HS-5 is on its way')).toBeInTheDocument()
  expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ carrier: 'DHL', trackingNumber: 'JD01' }))
  expect(calls[0]?.key).toBeTruthy()
  expect(calls[0]?.key).toBe(calls[1]?.key)
})

test('a parcel without a number is not shipped, and the keyboard is led to what is missing', async () => {
  renderPage(<ShipForm order={order} />)
  await userEvent.type(screen.getByLabelText('Carrier'), 'DHL{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Tracking number')).toHaveFocus())
  expect(screen.getByLabelText('Tracking number')).toHaveAccessibleDescription('Enter the tracking number')
})
