import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

/** Every page with cards asks for these once somebody is signed in. */
const emptyWishlist = http.get('*/api/user/wishlist/ids', () => HttpResponse.json({ productIds: [] }))

/** Stands in for the gateway; each test says with `server.use(…)` what it answers. */
export const server = setupServer(emptyWishlist)
