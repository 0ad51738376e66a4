/** The marketplace's coupons: what the list says of each, and what a form sends. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { MarketCoupon } from '@/features/operator/api'
import { listOf, marketCouponOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { OperatorCouponCreatePage, OperatorCouponPage } from './OperatorCouponPage'
import { OperatorCouponsPage } from './OperatorCouponsPage'

const path = '*/api/admin/coupons'
const answerCoupons = (...items: MarketCoupon[]) =>
  server.use(
    http.get(path, () => HttpResponse.json(listOf(items))),
    ...items.map((coupon) => http.get(`${path}/${coupon.id}`, () => HttpResponse.json(coupon))),
  )

const open = (at: string) =>
  renderPage(
    <>
      <Routes>
        <Route path="/admin/coupons" element={<OperatorCouponsPage />} />
        <Route path="/admin/coupons/create" element={<OperatorCouponCreatePage />} />
        <Route path="/admin/coupons/:couponId" element={<OperatorCouponPage />} />
      </Routes>
      <ToastHost />
    </>,
    { state: asOperator, at },
  )

test('the list says where each coupon counts and who bears it', async () => {
  answerCoupons(
    marketCouponOf(1, { minimumSpend: 5000, uses: 3, totalLimit: 100, deletable: false }),
    marketCouponOf(2, { categories: [{ id: 4, name: 'Kitchen › Mugs' }] }),
    marketCouponOf(3, { percentBps: null, amount: 500, shops: [{ id: 7, name: 'Clay & Co' }, { id: 8, name: 'Wool' }], status: 'ended' }),
  )
  open('/admin/coupons')
  expect(await screen.findByText('10% off everything in every shop, from $50.00')).toBeInTheDocument()
  expect(screen.getByText('10% off Kitchen › Mugs')).toBeInTheDocument()
  expect(screen.getByText('$5.00 off Clay & Co and Wool')).toBeInTheDocument()
  expect(screen.getByText(/The shops earn that much less/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Edit FAIR2' })).toHaveAttribute('href', '/admin/coupons/2')
})

test('a coupon for some categories is made, and what is refused stands at its field', async () => {
  const sent: unknown[] = []
  answerCoupons()
  server.use(
    http.get('*/api/admin/categories', () =>
      HttpResponse.json({ items: [{ id: 3, parentId: null, name: 'Kitchen' }, { id: 4, parentId: 3, name: 'Mugs' }] }),
    ),
    http.post(path, async ({ request }) => {
      sent.push(await request.json())
      if (sent.length === 1) {
        const errors = [{ pointer: '/categoryIds', code: 'unknown_goods', message: "One of these isn't available. Choose again" }]
        return HttpResponse.json({ code: 'validation_failed', message: 'No', errors }, { status: 422 })
      }
      return HttpResponse.json(marketCouponOf(9, { code: 'MUGS' }), { status: 201 })
    }),
  )
  open('/admin/coupons/create')
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: 'MUGS' } })
  await userEvent.click(screen.getByRole('radio', { name: 'Selected categories' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Categories' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Kitchen › Mugs' }))
  const save = screen.getByRole('button', { name: 'Save coupon' })
  await userEvent.click(save)
  expect(await screen.findByText("One of these isn't available. Choose again")).toBeInTheDocument()
  await userEvent.click(save)
  expect(await screen.findByText('MUGS is ready')).toBeInTheDocument()
  expect(sent[1]).toEqual(expect.objectContaining({ code: 'MUGS', percentBps: 1000, categoryIds: [4], shopIds: null, productIds: null }))
})

test('one that orders used is ended after a question', async () => {
  answerCoupons(marketCouponOf(1, { uses: 2, deletable: false }))
  let ended = 0
  server.use(
    http.post(`${path}/1/end`, () => {
      ended += 1
      return HttpResponse.json(marketCouponOf(1, { status: 'ended' }))
    }),
  )
  open('/admin/coupons')
  await userEvent.click(await screen.findByRole('button', { name: 'End FAIR1' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End now' }))
  await vi.waitFor(() => expect(ended).toBe(1))
  expect(await screen.findByText('FAIR1 has ended')).toBeInTheDocument()
})

test('code and discount of one that is known stay as they are', async () => {
  answerCoupons(marketCouponOf(1))
  open('/admin/coupons/1')
  expect(await screen.findByText('FAIR1 · 10%')).toBeInTheDocument()
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument()
})
