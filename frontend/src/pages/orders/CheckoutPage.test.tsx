import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '@/features/auth/api'
import type { Quote } from '@/features/orders/api'
import type { PayPalCallbacks } from '@/features/orders/components/PayPalPane'
import { cartOf, priceRaised, stockReduced, itemOf } from '@/testing/carts'
import { orderOf, quoteOf, unpaidOrder } from '@/testing/orders'
import { adasAddress, asAda } from '@/testing/people'
import { standardPromo } from '@/testing/promo'
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

const home: Address = { ...adasAddress, id: 1, isDefault: true }
const work: Address = { ...home, id: 2, addressLine1: '9 Office Road', isDefault: false }
const market = { name: 'Helloshop', currency: 'USD', paypalClientId: 'x', paypalEnvironment: 'sandbox', promo: standardPromo }
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
    http.get('*/api/orders/5', () => HttpResponse.json(unpaidOrder())),
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
  expect(placed).toEqual([{ cartItemIds: [1, 2], addressId: 1, couponCode: null, notes: [], expectedTotal: 7200 }])
  expect(localStorage.getItem('local_selected_items')).toBeNull()
})

test('nobody who has left while the payment is taken is led on; what was bought leaves the cart all the same', async () => {
  serve()
  const asked = vi.fn<() => void>()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.post('*/api/orders/5/capture', async () => {
      asked()
      await held
      return HttpResponse.json(orderOf())
    }),
  )
  const { router } = open()
  await userEvent.click(await payPal())
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await act(() => router.navigate('/elsewhere'))
  answer()
  await waitFor(() => expect(localStorage.getItem('local_selected_items')).toBeNull())
  expect(router.state.location.pathname).toBe('/elsewhere')
})

test('another address is marked with the arrows and taken by its button; nobody pays meanwhile', async () => {
  serve()
  open()
  await payPal()
  await userEvent.click(screen.getByRole('button', { name: 'Change: Address' }))
  const marked = await section('Address').findByRole('radio', { checked: true })
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
  expect(await screen.findByText('Choose an address first, then pay here.')).toBeInTheDocument()
  expect(await section('Address').findByRole('button', { name: 'Use this address' }, { timeout: 10_000 })).toBeInTheDocument()
})

test('of the address, what may be left out is marked, and nothing else', async () => {
  serve({ addresses: [] })
  open()
  expect(await screen.findByLabelText('First name', undefined, { timeout: 10_000 })).toBeInTheDocument()
  expect(section('Address').getByLabelText('Company (optional)')).toBeInTheDocument()
  expect(section('Address').queryByText(/\*/)).not.toBeInTheDocument()
})

/** Writes an address into the form that is shown. */
async function writeAddress() {
  const write = async (label: string, text: string) => {
    await userEvent.click(await section('Address').findByLabelText(label))
    await userEvent.paste(text)
  }
  await userEvent.selectOptions(await section('Address').findByLabelText('Country', undefined, { timeout: 10_000 }), 'DE')
  await write('First name', 'Grace')
  await write('Last name', 'Hopper')
  await write('Street address', '5 Harbour Lane')
  await write('City', 'Hamburg')
  await write('Postal code', '20457')
  await write('Phone number', '+4940123456')
}

test('an address just for this order is not put into the book, and can be left again', async () => {
  serve()
  const kept: unknown[] = []
  server.use(http.post('*/api/user/addresses', async ({ request }) => HttpResponse.json(kept.push(await request.json()))))
  open()
  await payPal()
  await userEvent.click(screen.getByRole('button', { name: 'Change: Address' }))
  await userEvent.click(await section('Address').findByRole('button', { name: 'Use another address' }))
  await writeAddress()
  expect(section('Address').getByRole('checkbox', { name: 'Save to my address book' })).not.toBeChecked()
  await userEvent.click(section('Address').getByRole('button', { name: 'Use this address' }))
  expect(await section('Address').findByText('Just for this order')).toBeInTheDocument()
  expect(section('Address').getByText('5 Harbour Lane')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Change: Address' }))
  expect(await section('Address').findAllByRole('radio')).toHaveLength(3)
  await userEvent.click(section('Address').getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await payPal())
  const address = { firstName: 'Grace', country: 'DE', addressLine1: '5 Harbour Lane', postalCode: '20457', isDefault: false }
  await waitFor(() => expect(placed).toMatchObject([{ address }]))
  expect(placed[0]).not.toHaveProperty('addressId')
  expect(placed[0]).not.toHaveProperty('address.id')
  expect(kept).toEqual([])
})

test('the first address goes into the book unless that is unticked', async () => {
  serve({ addresses: [] })
  const kept: unknown[] = []
  server.use(
    http.post('*/api/user/addresses', async ({ request }) => {
      kept.push(await request.json())
      return HttpResponse.json({ ...home, id: 8 }, { status: 201 })
    }),
  )
  open()
  await screen.findByText('Choose an address first, then pay here.')
  await writeAddress()
  const keep = section('Address').getByRole('checkbox', { name: 'Save to my address book' })
  expect(keep).toBeChecked()
  expect(keep.closest('.Mui-checked')).not.toBeNull()
  await userEvent.click(section('Address').getByRole('button', { name: 'Use this address' }))
  await userEvent.click(await payPal())
  await waitFor(() => expect(placed).toMatchObject([{ addressId: 8 }]))
  expect(kept).toMatchObject([{ firstName: 'Grace' }])
  expect(kept[0]).not.toHaveProperty('isKept')
})

test('an address for this order and a note outlive a reload, until the order is placed', async () => {
  serve()
  const { unmount } = open()
  await payPal()
  await userEvent.click(screen.getByRole('button', { name: 'Change: Address' }))
  await userEvent.click(await section('Address').findByRole('button', { name: 'Use another address' }))
  await writeAddress()
  await userEvent.click(section('Address').getByRole('button', { name: 'Use this address' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a note for the shop: Clay & Co' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Note for Clay & Co/ }), 'A gift')
  unmount()
  open()
  expect(await screen.findByText('5 Harbour Lane')).toBeInTheDocument()
  expect(section('Address').getByText('Just for this order')).toBeInTheDocument()
  expect(screen.getByText('Note: A gift')).toBeInTheDocument()
  await userEvent.click(await payPal())
  const address = { firstName: 'Grace', addressLine1: '5 Harbour Lane' }
  await waitFor(() => expect(placed).toMatchObject([{ address, notes: [{ shopId: 7, text: 'A gift' }] }]))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('a coupon is counted and ordered, and forgotten once it is used', async () => {
  serve({ quote: (_ids, code) => quoteOf(7200, code ? { discount: 720, total: 6480 } : {}) })
  open()
  await payPal()
  await userEvent.click(await screen.findByRole('button', { name: 'Use HELLOSHOP, 10% off' }))
  expect(await screen.findByText('You pay $64.80 to Helloshop with PayPal.')).toBeInTheDocument()
  await userEvent.click(await payPal())
  await waitFor(() => expect(placed).toMatchObject([{ couponCode: 'HELLOSHOP' }]))
  await waitFor(() => expect(localStorage.getItem('cart_coupon')).toBeNull())
  expect(localStorage.getItem('used_coupons')).toBe('["1:HELLOSHOP"]')
})

test('a note to a shop counts as it is typed, and folds to what it says', async () => {
  serve()
  open()
  await payPal()
  await userEvent.click(screen.getByRole('button', { name: 'Add a note for the shop: Clay & Co' }))
  const field = screen.getByRole('textbox', { name: /^Note for Clay & Co/ })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.type(field, 'A gift')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(screen.getByText('Note: A gift')).toBeInTheDocument()
  await userEvent.click(await payPal())
  await waitFor(() => expect(placed).toMatchObject([{ notes: [{ shopId: 7, text: 'A gift' }] }]))
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
  const lost = within(await section('Your items').findByRole('alert'))
  expect(lost.getByRole('listitem')).toHaveTextContent('Mug 2: all 2 are sold out or no longer for sale')
  expect(lost.getByText('Your items came to $72.00. Now they come to $24.00.')).toBeInTheDocument()
  const heading = screen.getByRole('heading', { name: /Your items$/ })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Continue without it' }))
  expect(await screen.findByText('You pay $24.00 to Helloshop with PayPal.')).toBeInTheDocument()
  expect(heading).toHaveFocus()
  expect(await payPal()).toBeInTheDocument()
})

test('what went or got dearer since it was ticked is told before anybody can pay', async () => {
  serve({ quote: (ids) => quoteOf(ids.length * 2400) })
  const lines = cartOf(
    itemOf(1, { quantity: 7, changes: stockReduced(5) }),
    itemOf(2, { available: false, quantity: 2 }),
    itemOf(3, { changes: priceRaised(2000) }),
  )
  const saved: unknown[] = []
  const agreed: unknown[] = []
  server.use(
    http.get('*/api/cart/findAll', () => HttpResponse.json(lines)),
    http.get('*/api/cart/changeQuantity/:id/:quantity', ({ params }) => {
      saved.push(`${String(params.id)}/${String(params.quantity)}`)
      return HttpResponse.json(cartOf(itemOf(1, { quantity: 5 }), itemOf(2, { available: false, quantity: 2 }), itemOf(3)))
    }),
    http.post('*/api/cart/agreed-prices', async ({ request }) => {
      agreed.push(await request.json())
      return HttpResponse.json(cartOf(itemOf(1, { quantity: 7, changes: stockReduced(5) }), itemOf(2, { available: false, quantity: 2 }), itemOf(3)))
    }),
  )
  open('[1,2,3]')
  const lost = within(await screen.findByRole('alert'))
  expect(lost.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Mug 1: you wanted 7, only 5 left',
    'Mug 2: all 2 are sold out or no longer for sale',
    'Mug 3: was $20.00, now $24.00',
  ])
  expect(lost.getByText('Your items came to $236.00. Now they come to $144.00.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument()
  await userEvent.click(lost.getByRole('button', { name: 'Continue with what is left' }))
  await userEvent.click(await payPal())
  await waitFor(() => expect(placed).toMatchObject([{ cartItemIds: [1, 3] }]))
  expect(saved).toEqual(['1/5'])
  expect(agreed).toEqual([{ items: [{ cartItemId: 3, price: 2400 }] }])
})

test('when nothing is left of what was chosen, that is said and leads back to the cart', async () => {
  serve()
  server.use(http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf(itemOf(1, { available: false }), itemOf(2)))))
  open('[1]')
  expect(await screen.findByText('Your items came to $24.00. Now they come to $0.00.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart')
})

test('another total than the one shown is told, and paid only when the buyer agrees', async () => {
  let total = 7200
  serve({ quote: () => quoteOf(total) })
  server.use(
    http.post('*/api/orders', async ({ request }) => {
      const body = (await request.json()) as { expectedTotal: number }
      if (body.expectedTotal === 7500) {
        placed.push(body)
        return HttpResponse.json(unpaidOrder(), { status: 201 })
      }
      total = 7500
      return HttpResponse.json({ code: 'price_changed', message: 'Changed', quote: quoteOf(7500) }, { status: 409 })
    }),
  )
  open()
  await userEvent.click(await payPal())
  expect(await section('Pay').findByText('The total is now $75.00, not $72.00. You were not charged.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Continue with $75.00' }))
  expect(await screen.findByText('You pay $75.00 to Helloshop with PayPal.')).toBeInTheDocument()
  await userEvent.click(await payPal())
  await waitFor(() => expect(placed).toMatchObject([{ expectedTotal: 7500 }]))
})

test('goods that are being paid already lead to that order', async () => {
  serve()
  server.use(
    http.post('*/api/orders', () =>
      HttpResponse.json({ code: 'payment_in_progress', message: 'x', orderId: 8, orderNumber: 'HS-8' }, { status: 409 }),
    ),
  )
  const { router } = open()
  await userEvent.click(await payPal())
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/orders/8'))
})

test('after a change the earlier order, paid meanwhile, is led to and never cancelled', async () => {
  serve()
  const cancelled: unknown[] = []
  let isPaid = false
  server.use(
    http.post('*/api/orders', () =>
      isPaid
        ? HttpResponse.json({ code: 'not_found', message: "This item isn't in your cart" }, { status: 404 })
        : HttpResponse.json(unpaidOrder(), { status: 201 }),
    ),
    http.get('*/api/orders/5', () => HttpResponse.json(orderOf())),
    http.post('*/api/orders/:id/cancel', ({ params }) => {
      cancelled.push(params.id)
      return HttpResponse.json(orderOf())
    }),
  )
  const { router } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'PayPal, then leave' }))
  expect(await screen.findByText('You left PayPal without paying. Everything is still here.')).toBeInTheDocument()
  isPaid = true
  await userEvent.click(screen.getByRole('button', { name: 'Add a note for the shop: Clay & Co' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Note for Clay & Co/ }), 'A gift')
  await userEvent.click(await payPal())
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/orders/5'))
  expect(cancelled).toEqual([])
})

test('a declined payment keeps lines and total, and the same order is paid by the next press', async () => {
  serve()
  const keys: unknown[] = []
  server.use(
    http.post('*/api/orders', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return HttpResponse.json(unpaidOrder(), { status: 201 })
    }),
    http.post('*/api/orders/5/capture', () =>
      HttpResponse.json({ code: 'payment_declined', message: 'no' }, { status: 409 }),
    ),
  )
  open()
  await userEvent.click(await payPal())
  expect(await screen.findByText(/^PayPal declined the payment/)).toBeInTheDocument()
  expect(screen.getByText('You pay $72.00 to Helloshop with PayPal.')).toBeInTheDocument()
  expect(localStorage.getItem('local_selected_items')).toBe('[1,2]')
  await userEvent.click(await payPal())
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).toBe(keys[1])
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
  expect(await screen.findByRole('heading', { name: "The total didn't load" })).toBeInTheDocument()
  serve()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await payPal()).toBeInTheDocument()
})
