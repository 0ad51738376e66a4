import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { Country } from '@/features/auth/api'

/** A few countries as the server tells them: with states, without, without postal codes. */
export const someCountries: Country[] = [
  { code: 'DE', hasPostalCode: true, hasState: false, states: [] },
  { code: 'HK', hasPostalCode: false, hasState: false, states: [] },
  { code: 'IT', hasPostalCode: true, hasState: true, states: [] },
  {
    code: 'US',
    hasPostalCode: true,
    hasState: true,
    states: [
      { code: 'CA', name: 'California' },
      { code: 'NY', name: 'New York' },
    ],
  },
]

/** Every page with cards asks for these once somebody is signed in. */
const emptyWishlist = http.get('*/api/user/wishlist/ids', () => HttpResponse.json({ productIds: [] }))

/** A shop's page asks for these once somebody is signed in. */
const noFollowedShops = http.get('*/api/user/followed-shops/ids', () => HttpResponse.json({ shopIds: [] }))

/** What is sold out asks whether an email about it was asked for. */
const noStockRequests = http.get('*/api/user/stock-requests', () => HttpResponse.json({ variantIds: [] }))

/** Every address is written with these. */
const countries = http.get('*/api/public/countries', () => HttpResponse.json(someCountries))

/** The cart's page asks for what is saved beside it. */
const nothingSaved = http.get('*/api/cart/saved', () => HttpResponse.json([]))

/** Orders ask for what buyer and shop wrote about them, the ways to the messages how many are unread. */
const nothingWritten = () => HttpResponse.json({ messages: [], hasEarlier: false, unread: 0 })
const noConversations = () => HttpResponse.json({ items: [], page: 1, pageSize: 24, total: 0, unread: 0 })
const noMessages = [
  http.get('*/api/seller/conversations', noConversations),
  http.get('*/api/user/conversations', noConversations),
  http.get('*/api/orders/:id/shop-orders/:part/messages', nothingWritten),
  http.get('*/api/seller/orders/:id/messages', nothingWritten),
]

/** A shop's order asks for its packing slip. */
const noSlips = http.get('*/api/seller/packing-slips', () => HttpResponse.json({ items: [] }))

/** Stands in for the gateway; each test says with `server.use(…)` what it answers. */
export const server = setupServer(emptyWishlist, noFollowedShops, noStockRequests, countries, nothingSaved, noSlips, ...noMessages)
