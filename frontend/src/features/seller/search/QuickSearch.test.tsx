import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { ordersPage, productRowOf, productsPage, sellerOrderOf } from '@/testing/shops'
import { QuickSearchButton } from './QuickSearchButton'

const asked = vi.fn<(q: string | null) => void>()
const ordersAre = (answer: (q: string | null) => Response) =>
  server.use(http.get('*/api/seller/orders', ({ request }) => answer(new URL(request.url).searchParams.get('q'))))
const productsAre = (page: ReturnType<typeof productsPage>) =>
  server.use(
    http.get('*/api/seller/products', ({ request }) => {
      asked(new URL(request.url).searchParams.get('q'))
      return HttpResponse.json(page)
    }),
  )

beforeEach(() => {
  asked.mockReset()
  const [ada, zoe] = [sellerOrderOf(7), sellerOrderOf(8, { buyer: { name: 'Zoe Berg' } })]
  ordersAre((q) => HttpResponse.json(ordersPage(q ? [zoe] : [ada, zoe])))
  productsAre(productsPage([productRowOf(3, { title: 'Blue mug' })]))
})

async function open() {
  const page = renderPage(<QuickSearchButton />, { at: '/seller', state: asSeller })
  await userEvent.keyboard('{Control>}k{/Control}')
  return { ...page, box: await screen.findByRole('combobox') }
}
const group = (name: string) => screen.findByRole('group', { name })
const namesIn = (box: HTMLElement) => within(box).getAllByRole('option').map((option) => option.textContent)

test('before anything is typed, the pages and the newest orders are there', async () => {
  const { box } = await open()
  expect(box).toHaveFocus()
  expect(screen.getByRole('dialog', { name: 'Search the Seller Center' })).toContainElement(box)
  expect(namesIn(await group('Pages'))).toHaveLength(12)
  expect(namesIn(await group('Newest orders'))[0]).toContain('HS-7, Ada Example')
  expect(asked).not.toHaveBeenCalled()
})

test('pages, orders and products are found by what is typed, and Enter goes to the one that is marked', async () => {
  const { box, router } = await open()
  await userEvent.type(box, 'z')
  expect(namesIn(await group('Products'))).toEqual([expect.stringContaining('Blue mug')])
  await userEvent.type(box, 'o')
  await group('Products')
  expect(namesIn(await group('Orders'))).toEqual([expect.stringContaining('HS-8, Zoe Berg')])
  expect(asked.mock.lastCall).toEqual(['zo'])
  await userEvent.keyboard('{ArrowDown}')
  expect(box).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id)
  await userEvent.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/seller/products/edit/3')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('which row Enter goes to does not depend on which answer was the quicker', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.get('*/api/seller/orders', async ({ request }) => {
      if (new URL(request.url).searchParams.get('q')) await held
      return HttpResponse.json(ordersPage([sellerOrderOf(8)]))
    }),
  )
  const { box } = await open()
  await userEvent.type(box, 'mug')
  await waitFor(() => expect(asked).toHaveBeenCalledWith('mug'))
  expect(screen.queryByRole('group', { name: 'Products' })).not.toBeInTheDocument()
  answer()
  await group('Products')
  const [first] = screen.getAllByRole('option')
  expect(first).toHaveTextContent('HS-8')
  expect(box).toHaveAttribute('aria-activedescendant', first?.id)
})

test('more products than there is room for are one step away', async () => {
  productsAre(productsPage([productRowOf(3)], 40))
  const { box, router } = await open()
  await userEvent.type(box, 'mug')
  await userEvent.click(await screen.findByRole('option', { name: /All 40 products/ }))
  expect(router.state.location.pathname + router.state.location.search).toBe('/seller/products?q=mug')
})

test('more orders than there is room for are one step away', async () => {
  ordersAre(() => HttpResponse.json({ ...ordersPage([sellerOrderOf(7)]), total: 2000 }))
  const { box, router } = await open()
  await userEvent.type(box, 'ada')
  await userEvent.click(await screen.findByRole('option', { name: /All 2,000 orders/ }))
  expect(router.state.location.pathname + router.state.location.search).toBe('/seller/orders?q=ada')
})

test('words that nothing is called by are named', async () => {
  ordersAre(() => HttpResponse.json(ordersPage([])))
  productsAre(productsPage([]))
  const { box } = await open()
  await userEvent.type(box, 'zzz')
  expect(await screen.findAllByText('Nothing found for "zzz"')).not.toHaveLength(0)
})

test('what could not be searched can be tried again, and the pages are found meanwhile', async () => {
  ordersAre(() => HttpResponse.json({ code: 'internal' }, { status: 404 }))
  const { box } = await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Search isn\'t working right now')
  await userEvent.type(box, 'mon')
  expect(namesIn(await group('Pages'))[0]).toContain('Money')
  ordersAre(() => HttpResponse.json(ordersPage([])))
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('Escape closes it and gives the focus back', async () => {
  renderPage(<QuickSearchButton />, { at: '/seller', state: asSeller })
  const button = screen.getByRole('button', { name: 'Search' })
  await userEvent.click(button)
  await screen.findByRole('combobox')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})
