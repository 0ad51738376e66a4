/** The products of all shops: found, taken off sale with a reason, put back. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { listOf, marketProductOf, shopRecordOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { OperatorProductsPage } from './OperatorProductsPage'

const open = (at = '/admin/products') =>
  renderPage(
    <>
      <OperatorProductsPage />
      <ToastHost />
    </>,
    { at, state: asOperator },
  )

test('products are found by words and state, with why they are off sale', async () => {
  let asked: URLSearchParams | undefined
  const withdrawal = { reason: 'Another product', since: '2026-11-20T10:00:00Z' }
  server.use(
    http.get('*/api/admin/products', ({ request }) => {
      asked = new URL(request.url).searchParams
      return HttpResponse.json(listOf([marketProductOf(4, { status: 'withdrawn', withdrawal })]))
    }),
  )
  server.use(http.get('*/api/admin/shops/7', () => HttpResponse.json(shopRecordOf())))
  open('/admin/products?status=withdrawn&q=mug&shop=7')
  expect(await screen.findByText(/Another product \(since/)).toBeInTheDocument()
  expect(Object.fromEntries(asked ?? [])).toEqual({ status: 'withdrawn', q: 'mug', shopId: '7', page: '1' })
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/admin/products?q=mug&shop=7')
})

test('a list of one shop says so, and is one of all shops by one press', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/api/admin/shops/7', () => HttpResponse.json(shopRecordOf())),
    http.get('*/api/admin/products', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(listOf([]))
    }),
  )
  const { router } = open('/admin/products?status=draft&q=mug&shop=7&page=2')
  const chip = await screen.findByRole('button', { name: 'Only Clay & Co. Show all shops' })
  expect(chip).toHaveTextContent(/^Only Clay & Co$/)
  await userEvent.click(chip)
  expect(router.state.location.search).toBe('?status=draft&q=mug')
  expect(chip).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await waitFor(() => expect(asked.at(-1)).toBe('?q=mug&status=draft&page=1'))
})

test('a product goes off sale with a reason, and none without', async () => {
  let sent: unknown
  server.use(
    http.get('*/api/admin/products', () => HttpResponse.json(listOf([marketProductOf(4)]))),
    http.post('*/api/admin/products/4/withdraw', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json(marketProductOf(4, { status: 'withdrawn' }))
    }),
  )
  open()
  fireEvent.click(await screen.findByLabelText('Take Mug 4 off sale'))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Take off sale' }))
  expect(await dialog.findAllByText('Tell the seller why')).not.toHaveLength(0)
  await userEvent.type(dialog.getByLabelText('Reason'), 'The pictures show another product')
  fireEvent.click(dialog.getByRole('button', { name: 'Take off sale' }))
  expect(await screen.findByText('Mug 4 is off sale')).toBeInTheDocument()
  expect(sent).toEqual({ reason: 'The pictures show another product' })
})

test('a product is put back once that is confirmed, and a refusal is said', async () => {
  server.use(
    http.get('*/api/admin/products', () => HttpResponse.json(listOf([marketProductOf(4, { status: 'withdrawn' })]))),
    http.post('*/api/admin/products/4/put-back', () =>
      HttpResponse.json({ code: 'invalid_transition', detail: 'It is not off sale' }, { status: 409 }),
    ),
  )
  open()
  fireEvent.click(await screen.findByLabelText('Put Mug 4 back'))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Put back' }))
  expect(await screen.findByText('It is not off sale')).toBeInTheDocument()
})

test('an empty list says what it is empty of', async () => {
  server.use(http.get('*/api/admin/products', () => HttpResponse.json(listOf([]))))
  open('/admin/products?status=withdrawn')
  expect(await screen.findByText('No products here')).toBeInTheDocument()
})
