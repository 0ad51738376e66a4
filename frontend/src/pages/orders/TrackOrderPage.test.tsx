import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { orderOf, shopOrderOf } from '@/testing/orders'
import { asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { TrackOrderPage } from './TrackOrderPage'

const open = () => renderPage(<TrackOrderPage />, { at: '/track-order', path: '/track-order', state: asGuest })
const number = () => screen.getByRole('textbox', { name: 'Order number' })
const email = () => screen.getByRole('textbox', { name: 'Email' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Track order' }))

async function fill() {
  await userEvent.type(number(), ' HS-AAAAA-BBBBB ')
  await userEvent.type(email(), 'ada@example.test')
}

test('what is missing is said beside its field, and the first one gets the focus', async () => {
  open()
  await send()
  expect(await screen.findByText('Enter the order number')).toBeInTheDocument()
  await waitFor(() => expect(number()).toHaveFocus())
  expect(email()).toHaveAccessibleDescription('Enter an email address like ada@example.com')
})

test('the order is shown without its address, and the focus goes to it', async () => {
  const asked: unknown[] = []
  server.use(
    http.get('*/api/public/config', () => HttpResponse.json({ name: 'Helloshop', currency: 'USD' })),
    http.post('*/api/public/orders/track', async ({ request }) => {
      asked.push(await request.json())
      const shopOrders = [shopOrderOf(1, { expectedDelivery: { from: '2026-11-30', to: '2026-12-05' } })]
      return HttpResponse.json(orderOf({ address: null, note: null, shopOrders }))
    }),
  )
  open()
  await fill()
  await send()
  const heading = await screen.findByRole('heading', { name: 'Order HS-AAAAA-BBBBB' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(asked).toEqual([{ number: 'HS-AAAAA-BBBBB', email: 'ada@example.test' }])
  expect(await screen.findByText(/^Expected Nov 30\s–\sDec 5$/)).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Delivery address' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
})

test.each([404, 422])('a wrong number and a wrong address are told alike (%i)', async (status) => {
  server.use(http.post('*/api/public/orders/track', () => HttpResponse.json({ message: 'No such number' }, { status })))
  open()
  await fill()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('No order matches this number and email address. Check both and try again.')
  expect(number()).toHaveValue(' HS-AAAAA-BBBBB ')
})

test('another fault is told as what it is', async () => {
  server.use(http.post('*/api/public/orders/track', () => HttpResponse.json({ message: 'Too many tries. Wait a minute' }, { status: 429 })))
  open()
  await fill()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Wait a minute')
})
