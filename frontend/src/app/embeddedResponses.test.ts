import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogApi } from '@/features/catalog/api'
import { server } from '@/testing/server'
import { takeEmbeddedResponses } from './embeddedResponses'
import { makeStore } from './store'

const config = { name: 'Helloshop', currency: 'USD' }
const categories = { items: [], page: 1, pageSize: 24, total: 0 }
const query = { category: 'kitchen', page: 1, pageSize: 24 }

function writePage(at = Date.now()) {
  const answers = [
    { operation: 'getConfig', path: '/api/public/config', arguments: null, answer: config },
    { operation: 'listProducts', path: '/api/public/products?page=1', arguments: { pageSize: 24, page: 1, category: 'kitchen' }, answer: categories },
    { operation: 'unheardOf', path: '/', arguments: null, answer: 1 },
  ]
  document.body.innerHTML = '<script type="application/json" id="first-answers"></script>'
  const element = document.getElementById('first-answers') as HTMLElement
  element.textContent = JSON.stringify({ at, answers })
}

const online = vi.spyOn(navigator, 'onLine', 'get')
beforeEach(() => void online.mockReturnValue(true))
afterEach(() => void (document.body.innerHTML = ''))

test('what the page brought along is not asked for', async () => {
  writePage()
  const store = makeStore()
  takeEmbeddedResponses(store.dispatch)
  // No answer is prepared, so a call would fail.
  expect((await store.dispatch(catalogApi.endpoints.getConfig.initiate())).data).toEqual(config)
  expect((await store.dispatch(catalogApi.endpoints.listProducts.initiate(query))).data).toEqual(categories)
})

test('answers of an old page are asked for anew', async () => {
  writePage(Date.now() - 301_000)
  server.use(http.get('*/api/public/config', () => HttpResponse.json({ ...config, currency: 'EUR' })))
  const store = makeStore()
  takeEmbeddedResponses(store.dispatch)
  expect((await store.dispatch(catalogApi.endpoints.getConfig.initiate())).data?.currency).toBe('EUR')
})

test('without a network an old page is better than none', async () => {
  online.mockReturnValue(false)
  writePage(Date.now() - 301_000)
  const store = makeStore()
  takeEmbeddedResponses(store.dispatch)
  expect((await store.dispatch(catalogApi.endpoints.getConfig.initiate())).data?.currency).toBe('USD')
})

test('a page that brought nothing along starts empty', () => {
  const store = makeStore()
  takeEmbeddedResponses(store.dispatch)
  expect(store.getState().api.queries).toEqual({})
})
