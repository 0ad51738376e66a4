import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { makeStore } from '@/app/store'
import { listingOf } from '@/testing/listings'
import { server } from '@/testing/server'
import { catalogApi } from './api'

test('a listing is asked for with each value of an option and of a shop, in the order of the server', async () => {
  let asked = ''
  server.use(
    http.get('*/api/public/products', ({ request }) => {
      asked = new URL(request.url).search
      return HttpResponse.json(listingOf(1))
    }),
  )
  const store = makeStore()
  const { listProducts } = catalogApi.endpoints
  const option = { Size: ['M'], Colour: ['Blue', 'Night & Day'] }
  const order = { sort: 'newest', page: 1, pageSize: 24 }
  await store.dispatch(listProducts.initiate({ ...order, q: 'mug', shop: ['one', 'two'], onSale: true, option }))
  expect(asked).toBe(
    '?q=mug&shop=one&shop=two&onSale=true&option.Colour=Blue&option.Colour=Night+%26+Day&option.Size=M' +
      '&sort=newest&page=1&pageSize=24',
  )
})

test('an answer is known by what was asked for, in whichever order that is named', () => {
  const store = makeStore()
  store.dispatch(
    catalogApi.util.upsertQueryEntries([
      {
        endpointName: 'listProducts',
        arg: { shop: ['one'], option: { Colour: ['Blue'], Size: ['M'] }, page: 1, pageSize: 24 },
        value: listingOf(7),
      },
    ]),
  )
  const { select } = catalogApi.endpoints.listProducts
  const known = select({ pageSize: 24, page: 1, option: { Size: ['M'], Colour: ['Blue'] }, shop: ['one'] })
  expect(known(store.getState() as never).data?.total).toBe(7)
})
