/** The shop's coupons: what the list says of each, and what a form sends. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { SellerCoupon } from '@/features/seller/api'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, couponOf, productRowOf, productsPage } from '@/testing/shops'
import { CouponCreatePage, CouponEditPage } from './CouponPage'
import { CouponsPage } from './CouponsPage'

const answerCoupons = (...items: SellerCoupon[]) =>
  server.use(
    http.get('*/api/seller/coupons', () => HttpResponse.json({ items, page: 1, pageSize: 24, total: items.length })),
    ...items.map((coupon) => http.get(`*/api/seller/coupons/${coupon.id}`, () => HttpResponse.json(coupon))),
  )

beforeEach(() => {
  server.use(http.get('*/api/seller/shop', () => HttpResponse.json({ ...clay, timeZone: 'Europe/Berlin' })))
})

const open = (at: string) =>
  renderPage(
    <>
      <Routes>
        <Route path="/seller/coupons" element={<CouponsPage />} />
        <Route path="/seller/coupons/create" element={<CouponCreatePage />} />
        <Route path="/seller/coupons/edit/:couponId" element={<CouponEditPage />} />
      </Routes>
      <ToastHost />
    </>,
    { state: asSeller, at },
  )

test('a shop without coupons is told what they are good for', async () => {
  answerCoupons()
  open('/seller/coupons')
  expect(await screen.findByText('No coupons yet')).toBeInTheDocument()
})

test('the list says what each coupon takes off of what, and how often it was used', async () => {
  const mug = { id: 5, title: 'Mug' }
  answerCoupons(
    couponOf(1, { minimumSpend: 5000, uses: 3, totalLimit: 100, to: '2026-12-24', deletable: false }),
    couponOf(2, { percentBps: null, amount: 500, products: [mug], customerLimit: null, status: 'scheduled' }),
    couponOf(3, { collections: [], status: 'ended', uses: 1, deletable: false }),
  )
  open('/seller/coupons')
  expect(await screen.findByText('10% off everything in your shop, from $50.00')).toBeInTheDocument()
  expect(screen.getByText('used 3 of 100 times · once per customer · Nov 1, 2026 to Dec 24, 2026')).toBeInTheDocument()
  expect(screen.getByText('$5.00 off Mug')).toBeInTheDocument()
  expect(screen.getByText('used 0 times · from Nov 1, 2026')).toBeInTheDocument()
  expect(screen.getByText('10% off nothing: what it applied to was deleted')).toBeInTheDocument()
  expect(screen.queryByLabelText('End CODE3')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Delete CODE3')).not.toBeInTheDocument()
})

test('one that was used ends after a question, one that was not is deleted', async () => {
  answerCoupons(couponOf(1, { uses: 2, deletable: false }), couponOf(2))
  const calls: string[] = []
  server.use(
    http.post('*/api/seller/coupons/1/end', () => {
      calls.push('end')
      return HttpResponse.json(couponOf(1, { status: 'ended' }))
    }),
    http.delete('*/api/seller/coupons/2', () => {
      calls.push('delete')
      return HttpResponse.json({ code: 'coupon_was_used', message: 'Orders used it' }, { status: 409 })
    }),
  )
  open('/seller/coupons')
  fireEvent.click(await screen.findByLabelText('End CODE1'))
  expect(screen.getByText('End CODE1 now?')).toBeInTheDocument()
  fireEvent.click(screen.getByText('End now', { selector: '[role=dialog] button' }))
  expect(await screen.findByText('CODE1 has ended')).toBeInTheDocument()
  fireEvent.click(await screen.findByLabelText('Delete CODE2'))
  fireEvent.click(screen.getByText('Delete', { selector: '[role=dialog] button' }))
  expect(await screen.findByText("That didn't work")).toBeInTheDocument()
  expect(calls).toEqual(['end', 'delete'])
})

test('a new coupon is sent as it was typed, for the chosen products', async () => {
  answerCoupons()
  let sent: unknown
  server.use(
    http.get('*/api/seller/products', ({ request }) => {
      const isSought = new URL(request.url).searchParams.get('q') === 'blue'
      return HttpResponse.json(productsPage(isSought ? [productRowOf(5, { title: 'Blue mug' })] : []))
    }),
    http.post('*/api/seller/coupons', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json(couponOf(9, { code: 'CLAY5' }), { status: 201 })
    }),
  )
  const { router } = open('/seller/coupons/create')
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: 'clay5' } })
  fireEvent.click(screen.getByLabelText('A fixed amount'))
  fireEvent.change(screen.getByLabelText('Amount in USD'), { target: { value: '5' } })
  fireEvent.click(screen.getByLabelText('Selected products'))
  fireEvent.click(screen.getByText('Save coupon'))
  expect(await screen.findByText('Select at least one')).toBeInTheDocument()
  expect(sent).toBeUndefined()
  const box = screen.getByLabelText('Products')
  fireEvent.change(box, { target: { value: 'blue' } })
  fireEvent.click(await screen.findByText('Blue mug'))
  expect(box).toHaveValue('')
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-12-01' } })
  fireEvent.click(screen.getByText('Save coupon'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/coupons'))
  expect(sent).toEqual({
    ...{ code: 'clay5', percentBps: null, amount: 500, minimumSpend: 0, from: '2026-12-01', to: null },
    ...{ totalLimit: null, customerLimit: 1, productIds: [5], collectionIds: null },
  })
  expect(await screen.findByText('CLAY5 is ready')).toBeInTheDocument()
})

test('what shoppers were told is shown and sent as it is, the rest changes', async () => {
  answerCoupons(couponOf(1, { percentBps: 1250, totalLimit: 10, customerLimit: 2, uses: 4 }))
  let sent: unknown
  server.use(
    http.put('*/api/seller/coupons/1', async ({ request }) => {
      sent = await request.json()
      const errors = [{ pointer: '/totalLimit', code: 'limit_below_uses', message: 'This coupon has already been used more often' }]
      return HttpResponse.json({ code: 'invalid_fields', errors }, { status: 422 })
    }),
  )
  open('/seller/coupons/edit/1')
  expect(await screen.findByText('CODE1 · 12.5%')).toBeInTheDocument()
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument()
  const total = screen.getByLabelText(/^Total uses/)
  expect(total).toHaveAccessibleDescription('Used 4 times so far')
  fireEvent.change(screen.getByLabelText(/^Uses per customer/), { target: { value: '' } })
  fireEvent.change(total, { target: { value: '3' } })
  fireEvent.click(screen.getByText('Save coupon'))
  await waitFor(() => expect(total).toHaveFocus())
  expect(total).toHaveAccessibleDescription(/already been used more often/)
  expect(sent).toMatchObject({ code: 'CODE1', percentBps: 1250, amount: null, totalLimit: 3, customerLimit: null })
})

test('a copy has the terms of the other one and a code of its own', async () => {
  answerCoupons(couponOf(1, { minimumSpend: 5000, to: '2026-12-24' }))
  open('/seller/coupons/create?like=1')
  expect(await screen.findByLabelText('Code')).toHaveValue('')
  expect(screen.getByLabelText(/Minimum spend/)).toHaveValue('50.00')
  expect(screen.getByLabelText(/Last day/)).toHaveValue('')
})

test('a coupon that is not there leads back to the others', async () => {
  server.use(http.get('*/api/seller/coupons/7', () => HttpResponse.json({ code: 'not_found' }, { status: 404 })))
  open('/seller/coupons/edit/7')
  expect(await screen.findByText('Coupon not found')).toBeInTheDocument()
})
