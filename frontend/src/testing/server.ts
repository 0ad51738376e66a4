import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { someCountries } from './countries'

/** Every page with cards asks for these once somebody is signed in. */
const emptyWishlist = http.get('*/api/user/wishlist/ids', () => HttpResponse.json({ productIds: [] }))

/** Every address is written with these. */
const countries = http.get('*/api/public/countries', () => HttpResponse.json(someCountries))

/** Stands in for the gateway; each test says with `server.use(…)` what it answers. */
export const server = setupServer(emptyWishlist, countries)
