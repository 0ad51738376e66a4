import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { catalogApi } from '@/features/catalog/api'
import { writeCookiePreference } from '@/lib/storage'
import { cartOf, itemOf } from '@/testing/carts'
import { cardOf, mug, reviewOf, reviewPageOf } from '@/testing/catalog'
import { listingOf } from '@/testing/listings'
import { asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { ProductPage } from './ProductPage'

beforeEach(() => {
  server.use(
    http.get('*/api/public/config', () => HttpResponse.json({ currency: 'USD', carrierDays: { min: 2, max: 5 } })),
    http.get('*/api/public/products/mug', () => HttpResponse.json(mug)),
    http.get('*/api/public/products/mug/reviews', () =>
      HttpResponse.json(reviewPageOf([])),
    ),
    http.get('*/api/public/products', () => HttpResponse.json({ items: [], page: 1, pageSize: 13, total: 0 })),
    http.get('*/api/public/home', () => HttpResponse.json({ hero: null, shelves: [], shops: [] })),
    http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf())),
  )
})
const open = (at = '/product/mug') => renderPage(<ProductPage />, { at, path: '/product/:slug' })

test('pressing the button without a choice says what is missing', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a colour')
})

test('the price and the address follow the chosen variant', async () => {
  const { router } = open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Forest' }))
  await userEvent.click(screen.getByRole('radio', { name: 'L' }))
  expect(screen.getByText('$29.00')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?variant=103')
})

test('the heart is seen before the product has come, and cannot be pressed yet', async () => {
  server.use(http.get('*/api/public/products/mug', () => delay('infinite')))
  open()
  const save = await screen.findByRole('button', { name: 'Save to wishlist' })
  expect(save.closest('[inert]')).not.toBeNull()
})

test('it can be saved as soon as it is there; a guest logs in first', async () => {
  const { router } = renderPage(<ProductPage />, { at: '/product/mug', path: '/product/:slug', state: asGuest })
  await screen.findByRole('heading', { level: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Save to wishlist' }))
  expect(router.state.location.search).toBe(`?for=save&returnUrl=${encodeURIComponent('/product/mug')}`)
})

test('a sold-out combination is named and offers what is in stock', async () => {
  open('/product/mug?variant=102')
  expect(await screen.findByText(/Forest, M is sold out\. Available in Sand, or in S, or in L\./)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled()
})

/** Serves other mugs; tells what was asked for. */
function serveOthers() {
  const asked: URLSearchParams[] = []
  server.use(
    http.get('*/api/public/products', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json(listingOf(6, { items: [1, 2, 3, 4, 5, 6].map((id) => cardOf(id)) }))
    }),
  )
  return asked
}

test('a product that is sold out whole names up to three others that can be bought', async () => {
  const asked = serveOthers()
  const gone = { ...mug, variants: mug.variants.map((variant) => ({ ...variant, stock: 0 })) }
  server.use(http.get('*/api/public/products/mug', () => HttpResponse.json(gone)))
  open()
  const instead = await screen.findByRole('region', { name: 'Similar products in stock' })
  // The mug itself, which has the id 1, is not among them.
  expect((await within(instead).findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/product/mug-2',
    '/product/mug-3',
    '/product/mug-4',
  ])
  expect(asked.map((params) => params.get('inStock'))).toEqual(asked.map(() => 'true'))
})

test('where a version can be bought no other product is named beside the button', async () => {
  serveOthers()
  open('/product/mug?variant=102')
  expect(await screen.findByText(/Forest, M is sold out/)).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Similar products in stock' })).not.toBeInTheDocument()
})

test('in one column delivery and returns are said before the button, beside pictures after it', async () => {
  open()
  const button = await screen.findByRole('button', { name: 'Add to cart' })
  const [before, after] = screen.getAllByText('14 days to return')
  expect(button.compareDocumentPosition(before as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(button.compareDocumentPosition(after as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

const onHoliday = { starts: '2020-01-01T00:00:00Z', ends: '2099-01-01T00:00:00Z', note: null }

test('the page says when a parcel comes, unless the shop is on holiday', async () => {
  open()
  expect((await screen.findAllByText(/^Arrives \w+ \d+\s–\s(?:\w+ )?\d+, with tracking\.$/)).length).toBeGreaterThan(0)
})

/** Waits until the page knows how long carriers take. */
const knowCarriers = ({ store }: ReturnType<typeof open>) =>
  act(async () => {
    await store.dispatch(catalogApi.endpoints.getConfig.initiate())
  })

test('a shop on holiday promises no day', async () => {
  server.use(http.get('*/api/public/products/mug', () => HttpResponse.json({ ...mug, shop: { ...mug.shop, holiday: onHoliday } })))
  await knowCarriers(open())
  expect((await screen.findAllByText('Shipped by the shop, with tracking.')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^Arrives/)).not.toBeInTheDocument()
})

test('what is sold out comes on no day', async () => {
  await knowCarriers(open('/product/mug?variant=102'))
  expect((await screen.findAllByText('Shipped by the shop, with tracking.')).length).toBeGreaterThan(0)
  await screen.findByText(/Forest, M is sold out/)
  expect(screen.queryByText(/^Arrives/)).not.toBeInTheDocument()
})

test('what is set aside for the shopper alone is not sold out to them', async () => {
  const { productDTO } = itemOf(9)
  const line = itemOf(9, { quantity: 1, optionIds: [...(mug.variants[1]?.optionIds ?? [])], productDTO: { ...productDTO, id: mug.id, stock: 1 } })
  server.use(http.get('*/api/cart/findAll', () => HttpResponse.json(cartOf(line))))
  renderPage(<ProductPage />, { at: '/product/mug?variant=102', path: '/product/:slug', state: asAda })
  expect(await screen.findByText('Only 1 left')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Sold out' })).not.toBeInTheDocument()
})

test('an impossible value switches the other option and says so', async () => {
  open('/product/mug?variant=103')
  await userEvent.click(await screen.findByRole('radio', { name: 'Sand, not available with your selection' }))
  expect(screen.getByText('Size changed to M to match your selection')).toBeInTheDocument()
  expect(within(screen.getByRole('group', { name: /Size/ })).getByRole('radio', { name: 'M' })).toBeChecked()
})

test('a guest puts the chosen variant into the browser cart', async () => {
  const { store } = renderPage(<ProductPage />, {
    at: '/product/mug?variant=101',
    path: '/product/:slug',
    state: asGuest,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Increase quantity' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByRole('button', { name: 'Added' })).toBeInTheDocument()
  expect(store.getState().guestCart.lines).toMatchObject([{ quantity: 2, optionIds: [11, 21], productDTO: { id: 1 } }])
})

test('an unknown product is a page of its own', async () => {
  server.use(http.get('*/api/public/products/mug', () => HttpResponse.json({ status: 404 }, { status: 404 })))
  open()
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument()
})

test('the rating of the shop says that it is the shop’s', async () => {
  open()
  expect(await screen.findByRole('img', { name: 'Shop rating 4.8 of 5' })).toHaveTextContent('Shop rating4.8')
  expect(await screen.findByRole('img', { name: 'Shop rating 4.8 of 5, 12 reviews' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: /^4\.6 of 5/ })).toBeInTheDocument()
})

test('a broken answer keeps the page and can be asked for again', async () => {
  server.use(
    http.get('*/api/public/products/mug', () => HttpResponse.json({ status: 400 }, { status: 400 }), { once: true }),
  )
  open()
  expect(await screen.findByRole('heading', { level: 1, name: "The product didn't load" })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Mug' })).toBeInTheDocument()
})

test('more than there is becomes what there is, and is said', async () => {
  open('/product/mug?variant=103')
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Quantity' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '40{Enter}')
  expect(screen.getByText('Only 9 left. We set the quantity to 9')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('9')
})

test('while it adds, the button keeps the focus and takes no second press', async () => {
  let calls = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.post('*/api/cart/add', async () => {
      calls += 1
      await answered
      return HttpResponse.json([])
    }),
  )
  renderPage(<ProductPage />, { at: '/product/mug?variant=101', path: '/product/:slug', state: asAda })
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  const adding = await screen.findByRole('button', { name: 'Adding' })
  expect(adding).toBeEnabled()
  expect(adding).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(adding)
  answer()
  expect(await screen.findByRole('button', { name: 'Added' })).toHaveFocus()
  expect(calls).toBe(1)
})

test('what could not be added is said beside the button too', async () => {
  server.use(http.post('*/api/cart/add', () => HttpResponse.json({ status: 409, message: 'No' }, { status: 409 })))
  renderPage(<ProductPage />, { at: '/product/mug?variant=101', path: '/product/:slug', state: asAda })
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Not added to your cart')
  expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus()
})

test('a product looked at is remembered by consent, also by one that comes while it is open', async () => {
  open()
  await screen.findByRole('heading', { level: 1, name: 'Mug' })
  expect(localStorage.getItem('recently_viewed')).toBeNull()
  act(() => writeCookiePreference('accepted'))
  expect(localStorage.getItem('recently_viewed')).toBe('["mug"]')
})

test('the reviews begin with their spread and go on page by page', async () => {
  server.use(
    http.get('*/api/public/products/mug/reviews', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const items = page === 1 ? [1, 2, 3, 4, 5].map((id) => reviewOf(id)) : [reviewOf(6)]
      return HttpResponse.json(reviewPageOf(items, { page, total: 6 }))
    }),
  )
  open()
  const reviews = await screen.findByRole('region', { name: 'Reviews' })
  expect(await within(reviews).findByText('5 stars')).toBeInTheDocument()
  expect(await within(reviews).findByText('Buyer 5')).toBeInTheDocument()
  await userEvent.click(within(reviews).getByRole('button', { name: 'Show more reviews' }))
  expect(await within(reviews).findByText('Buyer 6')).toBeInTheDocument()
  expect(within(reviews).queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument()
})

test('without reviews it says when there can be some', async () => {
  server.use(
    http.get('*/api/public/products/mug', () => HttpResponse.json({ ...mug, rating: null, reviewCount: 0 })),
  )
  open()
  expect(await screen.findByText('No reviews yet. Buyers can review after delivery')).toBeInTheDocument()
})

test('nothing can be put into the cart while its shop is on holiday, and one that is planned changes nothing', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const answer = (starts: number) =>
    server.use(
      http.get('*/api/public/products/mug', () => {
        const holiday = { starts: inDays(starts), ends: inDays(3), note: '' }
        return HttpResponse.json({ ...mug, shop: { ...mug.shop, holiday } })
      }),
    )
  answer(-1)
  const { unmount } = open()
  expect(await screen.findByRole('button', { name: 'On vacation' })).toBeDisabled()
  expect(await screen.findByText(/^Clay & Co is on vacation\. You can order again from/)).toBeInTheDocument()
  unmount()
  answer(1)
  open()
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeEnabled()
})
