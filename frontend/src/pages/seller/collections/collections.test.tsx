/** The shop's collections: their order, their form, and what becomes of the products of one that is deleted. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { SellerCollection } from '@/features/seller/api'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { collectionOf, productRowOf, productsPage } from '@/testing/shops'
import { CollectionEditPage } from './CollectionPage'
import { CollectionsPage } from './CollectionsPage'

const answerCollections = (...items: SellerCollection[]) =>
  server.use(http.get('*/api/seller/categories', () => HttpResponse.json({ items })))

beforeEach(() =>
  server.use(
    http.get('*/api/public/category/get_tree_category', () => HttpResponse.json([])),
    http.get('*/api/seller/categories/deleted', () => HttpResponse.json({ items: [] })),
  ),
)

const openList = () =>
  renderPage(
    <>
      <CollectionsPage />
      <ToastHost />
    </>,
    { state: asSeller },
  )
const press = (name: string) => fireEvent.click(screen.getByLabelText(name))

test('a shop without collections is told what they are', async () => {
  answerCollections()
  openList()
  expect(await screen.findByText('No collections yet')).toBeInTheDocument()
})

test('a collection moves at once, and back when the server refuses', async () => {
  answerCollections(collectionOf(1), collectionOf(2))
  let sent: unknown
  server.use(
    http.put('*/api/seller/categories/order', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ code: 'x' }, { status: 500 })
    }),
  )
  openList()
  await screen.findByText('Shelf 1')
  press('Move Shelf 1 down')
  expect(await screen.findByText('Shelf 1 is now 2 of 2')).toBeInTheDocument()
  expect(await screen.findByText('The order wasn\'t saved')).toBeInTheDocument()
  expect(sent).toEqual({ ids: [2, 1] })
  expect(screen.getByLabelText('Move Shelf 1 up')).toBeDisabled()
})

test('a deleted collection gives its goods to another one of its category, and can be brought back', async () => {
  answerCollections(collectionOf(1), collectionOf(2), collectionOf(3, { parent: { id: 9, name: 'Lamps', slug: 'lamps' } }))
  const calls: unknown[] = []
  server.use(
    http.delete('*/api/seller/categories/1', ({ request }) => {
      calls.push(new URL(request.url).search)
      return HttpResponse.json({ productIds: [11, 12] })
    }),
    http.post('*/api/seller/categories/1/restore', () => {
      calls.push('restored')
      return HttpResponse.json(collectionOf(1))
    }),
  )
  openList()
  await screen.findByText('Shelf 1')
  press('Delete Shelf 1')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText('Move to Shelf 3')).not.toBeInTheDocument()
  fireEvent.click(dialog.getByText('Move to Shelf 2'))
  fireEvent.click(dialog.getByText('Delete'))
  fireEvent.click(await screen.findByText('Undo'))
  expect(await screen.findByText('Shelf 1 is back')).toBeInTheDocument()
  expect(calls).toEqual(['?moveTo=2', 'restored'])
})

test('what was deleted in the last day is listed and can be restored, and why it cannot is said', async () => {
  answerCollections()
  const deleted = { id: 4, name: 'Shelf 4', category: 'Glassware', productCount: 1 }
  const days = { deletedAt: '2026-11-22T10:00:00Z', keptUntil: '2026-11-23T10:00:00Z' }
  let isBack = false
  server.use(
    http.get('*/api/seller/categories/deleted', () => HttpResponse.json({ items: isBack ? [] : [{ ...deleted, ...days }] })),
    http.post(
      '*/api/seller/categories/4/restore',
      () => HttpResponse.json({ code: 'too_many_collections', detail: 'A shop has at most 200 collections' }, { status: 409 }),
      { once: true },
    ),
  )
  openList()
  fireEvent.click(await screen.findByLabelText('Restore Shelf 4'))
  expect(await screen.findByText('The collection wasn\'t restored')).toBeInTheDocument()
  server.use(
    http.post('*/api/seller/categories/4/restore', () => {
      isBack = true
      return HttpResponse.json(collectionOf(4))
    }),
  )
  press('Restore Shelf 4')
  expect(await screen.findByText('Shelf 4 is back')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Recently deleted')).not.toBeInTheDocument())
})

test('goods are found, put in and taken out', async () => {
  answerCollections(collectionOf(1))
  const changes: unknown[] = []
  server.use(
    http.get('*/api/seller/products', ({ request }) => {
      const isSearch = new URL(request.url).searchParams.has('q')
      return HttpResponse.json(productsPage([isSearch ? productRowOf(5, { title: 'Bowl' }) : productRowOf(4, { title: 'Cup', collectionId: 1 })]))
    }),
    http.put('*/api/seller/categories/1/products', async ({ request }) => {
      changes.push(await request.json())
      return HttpResponse.json(collectionOf(1))
    }),
  )
  renderPage(<CollectionEditPage />, { at: '/seller/categories/edit/1', path: '/seller/categories/edit/:categoryId', state: asSeller })
  await screen.findByText('Cup')
  press('Remove Cup')
  fireEvent.change(screen.getByLabelText('Find products to add'), { target: { value: 'bowl' } })
  fireEvent.click(screen.getByText('Find'))
  await screen.findByText('Bowl')
  press('Add Bowl')
  await waitFor(() => expect(changes).toEqual([{ remove: [4], move: true }, { add: [5], move: true }]))
})

test('a collection that is not there says so', async () => {
  answerCollections(collectionOf(1))
  renderPage(<CollectionEditPage />, { at: '/seller/categories/edit/7', path: '/seller/categories/edit/:categoryId', state: asSeller })
  expect(await screen.findByText('Collection not found')).toBeInTheDocument()
})
