/** One change of many products: what is sent, what is shown before it is done, and the way back. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay } from '@/testing/shops'
import type { ProductBulk } from './api'
import { BulkDialog } from './BulkDialog'
import { blankBulk, numberFault, ruleOf } from './rule'

const none = { create: 0, change: 0, skip: 0, error: 0, done: 0, refused: 0, undone: 0, archived: 0, left: 0 }

const bulkOf = (over: Partial<ProductBulk>): ProductBulk => ({
  id: 7,
  status: 'checked',
  change: { what: 'price', basisPoints: 1000, ending: 'any' },
  productCount: 3,
  counts: none,
  createdAt: '2026-11-23T10:00:00Z',
  ...over,
})

const change = { what: 'price', variant: 'Red', from: '1000', to: '1100' }
const changed = { number: 1, title: 'Mug', productId: 1, action: 'change', step: 'waiting', faults: [], changes: [change] }
const fault = { code: 'sale_price_out_of_range', message: 'The sale price must be above zero and below the price' }
const bad = { ...changed, number: 2, title: 'Cup', action: 'error', faults: [fault], changes: [] }

/** The server's part: a change goes on when it is told to. */
function serve() {
  let state = bulkOf({ counts: { ...none, change: 2, error: 1 } })
  const asked: unknown[] = []
  const act = (status: ProductBulk['status'], counts: Partial<ProductBulk['counts']>) => () => {
    state = bulkOf({ status, counts: { ...none, change: 2, error: 1, ...counts } })
    return HttpResponse.json(state)
  }
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json({ ...clay, timeZone: 'Europe/Berlin' })),
    http.get('*/api/seller/categories', () => HttpResponse.json({ items: [] })),
    http.post('*/api/seller/products/bulk', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json(state, { status: 201 })
    }),
    http.get('*/api/seller/products/bulk/7', () => HttpResponse.json(state)),
    http.get('*/api/seller/products/bulk/7/items', ({ request }) => {
      const only = new URL(request.url).searchParams.get('only')
      const items = only === 'change' ? [changed] : [bad]
      return HttpResponse.json({ items, page: 1, pageSize: 25, total: 1 })
    }),
    http.post('*/api/seller/products/bulk/7/apply', act('applied', { done: 1, refused: 1 })),
    http.post('*/api/seller/products/bulk/7/undo', act('undone', { undone: 1 })),
  )
  return asked
}

const close = vi.fn()
const open = () =>
  renderPage(<BulkDialog chosen={{ productIds: [1, 2, 3] }} count={3} onClose={close} />, { state: asSeller })

beforeEach(() => close.mockReset())

test('what would change is shown before it is done, and can be undone', async () => {
  const asked = serve()
  open()
  const user = userEvent.setup()
  expect(await screen.findByRole('heading', { name: 'Change 3 products' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('Enter a number above 0')).toBeInTheDocument()
  expect(asked).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'By' }), '10')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('This is what will change')).toBeInTheDocument()
  expect(asked).toEqual([{ productIds: [1, 2, 3], change: { what: 'price', basisPoints: 1000, ending: 'any' } }])
  const line = await screen.findByRole('row', { name: /Mug/ })
  expect(within(line).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'MugPrice, Red',
    '$10.00',
    '$11.00',
  ])
  await user.click(screen.getByRole('tab', { name: 'Left out (1)' }))
  expect(await screen.findByText(fault.message)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Change 2 products' }))
  expect(await screen.findByText('1 product changed.')).toBeInTheDocument()
  expect(screen.getByText('1 product wasn\'t changed because it was updated in the meantime.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 product restored.')).toBeInTheDocument()
  await user.click(screen.getByText('Close', { selector: 'button' }))
  expect(close).toHaveBeenCalled()
})

test('from the preview one goes back to what was typed', async () => {
  serve()
  open()
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'By' }), '12,5')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Direction' }), 'Lower')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await user.click(await screen.findByRole('button', { name: 'Edit change' }))
  expect(screen.getByRole('textbox', { name: 'By' })).toHaveValue('12,5')
  expect(screen.getByRole('combobox', { name: 'Direction' })).toHaveValue('down')
})

test('percents, amounts and days are sent as the server takes them', () => {
  const sale = { ...blankBulk, what: 'sale' as const, number: '12.5', from: '2026-11-27', until: '2026-11-30' }
  expect(ruleOf(sale, 'EUR', 'Europe/Berlin')).toEqual({
    what: 'sale',
    basisPoints: 1250,
    ending: 'any',
    saleFrom: '2026-11-26T23:00:00.000Z',
    saleUntil: '2026-11-30T23:00:00.000Z',
  })
  const lower = { ...blankBulk, direction: 'down' as const, unit: 'amount' as const, number: '1.50' }
  expect(ruleOf(lower, 'USD', 'UTC')).toEqual({ what: 'price', amount: -150, ending: 'any' })
  expect(ruleOf({ ...blankBulk, what: 'addStock', number: '-3' }, 'USD', 'UTC')).toEqual({ what: 'addStock', pieces: -3 })
})

test('numbers that no change can be are told where they are typed', () => {
  const faultOf = (over: Partial<typeof blankBulk>) => numberFault({ ...blankBulk, ...over }, 'USD')
  expect(faultOf({ number: '0' })).toBeDefined()
  expect(faultOf({ number: 'ten' })).toBeDefined()
  expect(faultOf({ number: '100', direction: 'down' })).toBeDefined()
  expect(faultOf({ number: '100' })).toBeUndefined()
  expect(faultOf({ what: 'addStock', number: '0' })).toBeDefined()
  expect(faultOf({ what: 'setStock', number: '0' })).toBeUndefined()
  expect(faultOf({ what: 'setStock', number: '-1' })).toBeDefined()
})
