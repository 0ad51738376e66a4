/** What a change makes the Seller Center ask for again. */
import type { UnknownAction } from '@reduxjs/toolkit'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import type { Thunk } from '@/api/dispatch'
import { makeStore } from '@/app/store'
import { catalogApi } from '@/features/catalog/api'
import { returnOf } from '@/testing/orders'
import { asSeller } from '@/testing/people'
import { server } from '@/testing/server'
import { productsPage, sellerOrderOf } from '@/testing/shops'
import { collectionChanged, productChanged, sellerApi, shopChanged } from './api'
import { bulkChanged } from './bulk/api'
import { productsChanged } from './import/api'

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

const { deleteProduct, editReviewReply, endShopHoliday, orderCollections, removeCollectionPicture, removeShopBanner } = sellerApi.endpoints
const { removeShopLogo, replyToReview, restoreCollection } = sellerApi.endpoints
const reply = { reviewId: 1, replyToReview: { text: 'Thanks' } }

test.each<[string, Thunk<unknown> | UnknownAction]>([
  ['a shop without its logo', removeShopLogo.initiate()],
  ['a shop without its banner', removeShopBanner.initiate()],
  ['a shop that is back', endShopHoliday.initiate()],
  ['a shop with another picture', shopChanged],
  ['a product less', deleteProduct.initiate({ id: 1 })],
  ['a product with another picture', productChanged],
  ['many products', bulkChanged],
  ['imported products', productsChanged],
  ['a collection that is back', restoreCollection.initiate({ id: 1 })],
  ['a collection without its picture', removeCollectionPicture.initiate({ id: 1 })],
  ['a collection with another picture', collectionChanged],
  ['collections in another order', orderCollections.initiate({ collectionOrder: { ids: [] } })],
  ['an answer to a review', replyToReview.initiate(reply)],
  ['another answer to a review', editReviewReply.initiate(reply)],
])('whoever sells sees %s in the shop at once', async (_what, change) => {
  let asked = 0
  server.use(
    http.get('*/api/public/shops/clay', () => {
      asked += 1
      return HttpResponse.json({})
    }),
    http.all('*/api/seller/*', () => HttpResponse.json({})),
  )
  const { dispatch } = makeStore(asSeller)
  await dispatch(catalogApi.endpoints.getShop.initiate({ slug: 'clay' }))
  await dispatch(change as UnknownAction)
  await expect.poll(() => asked).toBe(2)
})
