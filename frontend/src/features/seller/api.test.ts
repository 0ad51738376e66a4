/** What a change makes the Seller Center ask for again. */
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { makeStore } from '@/app/store'
import { returnOf } from '@/testing/orders'
import { asSeller } from '@/testing/people'
import { server } from '@/testing/server'
import { productsPage, sellerOrderOf } from '@/testing/shops'
import { sellerApi } from './api'

const { cancelSellerOrder, listSellerProducts, receiveReturn, shipOrder } = sellerApi.endpoints
const key = 'a-key'

test('goods that come back into stock are counted anew; a parcel that leaves changes no stock', async () => {
  let asked = 0
  server.use(
    http.get('*/api/seller/products', () => {
      asked += 1
      return HttpResponse.json(productsPage([]))
    }),
    http.post('*/api/seller/orders/1/returns/12/received', () => HttpResponse.json(returnOf({ status: 'refunded' }))),
    http.post('*/api/seller/orders/1/cancel', () => HttpResponse.json(sellerOrderOf(1))),
    http.post('*/api/seller/orders/1/ship', () => HttpResponse.json(sellerOrderOf(1))),
  )
  const { dispatch } = makeStore(asSeller)
  await dispatch(listSellerProducts.initiate({}))
  await dispatch(shipOrder.initiate({ id: 1, 'Idempotency-Key': key, ship: { carrier: 'UPS', trackingNumber: '1Z9' } }))
  expect(asked).toBe(1)
  await dispatch(receiveReturn.initiate({ id: 1, rid: 12, 'Idempotency-Key': key, receiveReturn: { restock: true } }))
  await expect.poll(() => asked).toBe(2)
  await dispatch(cancelSellerOrder.initiate({ id: 1, 'Idempotency-Key': key, cancelSellerOrder: { reason: 'Broken' } }))
  await expect.poll(() => asked).toBe(3)
})
