import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '@/features/auth/api'
import type { Quote } from '@/features/orders/api'
import type { PayPalCallbacks } from '@/features/orders/components/PayPalPane'
import { cartOf, itemOf } from '@/testing/carts'
import { orderOf, quoteOf, unpaidOrder } from '@/testing/orders'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { CheckoutPage } from './CheckoutPage'

/** Stands in for the provider's button: one press places the order and approves it. */
vi.mock('@/features/orders/components/PayPalPane', () => ({
  PayPalPane: ({ createOrder, onApprove, onCancel, onError }: PayPalCallbacks) => (
    <>
      <button type="button" onClick={() => void createOrder().then(onApprove, onError)}>
        PayPal
      </button>
      <button type="button" onClick={() => void createOrder().then(onCancel, onError)}>
        PayPal, then leave
      </button>
    </>
  ),
}))

const home: Address = {
  id: 1,
  firstName: 'Ada',
  lastName: 'Example',
  companyName: null,
  country: 'US',
  addressLine1: '1 Market Street',
  addressLine2: null,
  city: 'San Francisco',
  state: 'CA',
  postalCode: '94105',
  phoneNumber: '+14155550100',
  isDefault: true,
}
const work: Address = { ...home, id: 2, addressLine1: '9 Office Road', isDefault: false }
const market = { name: 'Helloshop', currency: 'USD', paypalClientId: 'x', paypalEnvironment: 'sandbox' }
const placed: unknown[] = []

interface Served {
  addresses?: Address[]
  quote?: (ids: number[], code: string | null) => Quote
}

function serve({ addresses = [home, work], quote = () => quoteOf(7200) }: Served = {}) {
  server.use(
    http.get('*/api/public/config', () => HttpResponse.json(market)),
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf(itemOf(1), itemOf(2, { quantity: 2 })))),
    http.get('*/api/user/addresses', () => HttpResponse.json(addresses)),
    http.post('*/api/orders/quote', async ({ request }) => {
      const { cartItemIds, couponCode } = (await request.json()) as { cartItemIds: number[]; couponCode: string | null }
      return HttpResponse.json(quote(cartItemIds, couponCode))
    }),
    http.post('*/api/orders', async ({ request }) => {
      placed.push(await request.json())
      return HttpResponse.json(unpaidOrder(), { status: 201 })
    }),
    http.post('*/api/orders/5/capture', () => HttpResponse.json(orderOf({ discount: 240, total: 2160 }))),
  )
}

function open(ticked = '[1,2]') {
  localStorage.setItem('local_selected_items', ticked)
  return renderPage(<CheckoutPage />, { at: '/checkout', path: '/checkout', state: asAda })
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const payPal = () => screen.findByRole('button', { name: 'PayPal' })

beforeEach(() => {
  placed.length = 0
})

test('the default address is taken, and what is paid to whom stands before the button', async () => {
  serve({ quote: () => quoteOf(7200, { groups: [...quoteOf(3600).groups, ...quoteOf(3600).groups] }) })
  const { router } = open()
  const button = await payPal()
  expect(screen.getByText('You pay $72.00 to Helloshop with PayPal. 2 shops ship separately.')).toBeInTheDocument()
  await userEvent.click(button)
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/orders/5'))
  expect(placed).toEqual([{ cartItemIds: [1, 2], addressId: 1, couponCode: null, note: null }])
  expect(localStorage.getItem('local_selected_items')).toBeNull()
})

test('another address is marked with the arrows and taken by its button; nobody pays meanwhile', async () => {
  serve()
  open()
  await payPal()
  await userEvent.click(screen.getByRole('button', { name: 'Change: Address' }))
  const marked = section('Address').getByRole('radio', { checked: true })
  expect(marked).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument()
  await userEvent.click(section('Address').getByRole('radio', { name: /9 Office Road/ }))
  expect(section('Address').getByText('1 Market Street')).toBeInTheDocument()
  await userEvent.click(section('Address').getByRole('button', { name: 'Use this address' }))
  expect(section('Address').queryByText('1 Market Street')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Change: Address' })).toHaveFocus()
  await userEvent.click(await payPal())
  await waitFor(() => expect(placed).toMatchObject([{ addressId: 2 }]))
})

test('without an address the form comes first and the payment says so', async () => {
  serve({ addresses: [] })
  open()
  expect(await screen.findByText('Enter an address first. You pay here afterwards.')).toBeInTheDocument()
  expect(await section('Address').findByRole('button', { name: 'Use this address' }, { timeout: 10_000 })).toBeInTheDocument()
})

test('a coupon is counted and ordered, and forgotten once it is used', async () => {
  serve({ quote: (_ids, code) => quoteOf(7200, code ? { discount: 720, total: 6480 } : {}) })
  open()
  await payPal()
  await userEvent.click(screen.getByRole('button', { name: 'Use HELLOSHOP, 10% off' }))
  expect(await screen.findByText('You pay $64.80 to Helloshop with PayPal.')).toBeInTheDocument()
  await userEvent.click(await payPal())
  await waitFor(() => expect(placed).toMatchObject([{ couponCode: 'HELLOSHOP' }]))
  await waitFor(() => expect(localStorage.getItem('cart_coupon')).toBeNull())
  expect(localStorage.getItem('used_coupons')).toBe('["1:HELLOSHOP"]')
})

test('a note counts as it is typed, and folds to what it says', async () => {
  serve()
  open()
  await payPal()
  await userEvent.click(screen.getByRole('button', { name: 'Add a note to the shops' }))
  const field = screen.getByRole('textbox', { name: /^Note to the shops/ })
  expect(field).toHaveFocus()
  await userEvent.type(field, 'A gift')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(screen.getByText('Note: A gift')).toBeInTheDocument()
  await userEvent.click(await payPal())
  await waitFor(() => expect(placed).toMatchObject([{ note: 'A gift' }]))
})

test('leaving the provider keeps everything and says until when it is reserved', async () => {
  serve()
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'PayPal, then leave' }))
  expect(await screen.findByText('You left PayPal without paying. Everything is still here.')).toBeInTheDocument()
  expect(screen.getByText(/^Reserved for you until /)).toBeInTheDocument()
})

test('goods sold meanwhile are named, and one press goes on without them', async () => {
  const soldOut = { cartItemId: 2, code: 'out_of_stock', message: 'This item is sold out' }
  let isSoldOut = false
  serve({ quote: (ids) => quoteOf(ids.length * 2400, isSoldOut && ids.includes(2) ? { problems: [soldOut] } : {}) })
  server.use(
    http.post('*/api/orders', () => {
      isSoldOut = true
      return HttpResponse.json({ code: 'out_of_stock', message: 'Sold out' }, { status: 409 })
    }),
  )
  open()
  await userEvent.click(await payPal())
  expect(await section('Items by shop').findByText('Mug 2: It is sold out')).toBeInTheDocument()
  const heading = screen.getByRole('heading', { name: /Items by shop$/ })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Continue without it' }))
  expect(await screen.findByText('You pay $24.00 to Helloshop with PayPal.')).toBeInTheDocument()
  expect(heading).toHaveFocus()
  expect(await payPal()).toBeInTheDocument()
})

test('with nothing ticked the spec words stand, and one press takes all that can be bought', async () => {
  serve()
  open('[]')
  expect(await screen.findByRole('heading', { name: 'Please select items to checkout.' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Check out 3 items' }))
  expect(await payPal()).toBeInTheDocument()
})

test('a total that does not load can be asked for again', async () => {
  serve()
  server.use(http.post('*/api/orders/quote', () => HttpResponse.json({ message: 'Later' }, { status: 429 })))
  open()
  expect(await screen.findByRole('heading', { name: 'The total did not load' })).toBeInTheDocument()
  serve()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await payPal()).toBeInTheDocument()
})
