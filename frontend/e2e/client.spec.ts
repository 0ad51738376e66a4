/** An integrator's program: the client package as it is built, with a seller's key, against a real marketplace. */
import { expect, test } from '@playwright/test'
import { connect, createSellerKey, getSellerOrder, listSellerOrders, ok, ProblemError, shipOrder } from '../dist-client/index.js'
import { demoPassword, sessionOf } from './demoMarketplace'
import { buy, newBuyer, offer } from './purchases'

/** What a call was refused for; fails if it was not. */
const refusal = (call: Promise<unknown>): Promise<ProblemError> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: unknown) => (error instanceof ProblemError ? error : Promise.reject(error)),
  )

test('a program lists the orders of its shop, ships one, and reads why something is refused', async ({ request, baseURL }) => {
  const seller = 'seller@demo.test'
  const mug = await offer(request, seller, { name: 'Speckled mug', price: 1999, stock: 3 })
  const order = await buy(request, await newBuyer(request), [mug])

  const baseUrl = baseURL ?? ''
  connect({ baseUrl, key: (await sessionOf(request, seller)).token })
  const { secret } = await ok(
    createSellerKey({ newApiKey: { name: 'Warehouse', scopes: ['orders:write'], currentPassword: demoPassword } }),
  )
  connect({ baseUrl, key: secret })

  const { items } = await ok(listSellerOrders({ q: order.number }))
  expect(items).toHaveLength(1)
  const [part] = items
  if (!part) throw new Error('the order is not listed')
  expect([part.number, part.status, part.total]).toEqual([order.number, 'confirmed', 1999])

  const parcel = {
    id: part.id,
    idempotencyKey: `parcel-${part.id}`,
    ship: { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' },
  }
  const shipped = await ok(shipOrder(parcel))
  expect(shipped.shipments.map(({ trackingNumber }) => trackingNumber)).toEqual(['1Z999AA10123456784'])
  // the answer got lost and the program tries again: nothing is sent twice
  expect((await ok(shipOrder(parcel))).shipments).toHaveLength(1)

  const twice = await refusal(ok(shipOrder({ ...parcel, idempotencyKey: `again-${part.id}` })))
  expect([twice.problem.status, twice.problem.code]).toEqual([409, 'invalid_transition'])
  expect(twice.message).toBe(twice.problem.detail)
  // without `ok` an answer is told apart by its status
  const missing = await getSellerOrder({ id: 999_999_999 })
  expect(missing.status === 404 && missing.data.code).toBe('not_found')
  const stranger = await refusal(ok(listSellerOrders({}, { headers: { Authorization: 'Bearer hsk_0_none' } })))
  expect(stranger.problem.status).toBe(401)
})
