/** An operator looks at a shop: what is read is of that shop, and nothing is changed. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLook, readLook } from '@/api/look'
import { UnsavedDialog } from '@/components/form/UnsavedDialog'
import { useEndCouponMutation } from '@/features/seller/api'
import { SellerInvoicePage } from '@/pages/seller/SellerInvoicePage'
import { writeSession } from '@/lib/storage'
import { asOperator, asSeller, tokenOf } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, ordersPage } from '@/testing/shops'
import { RequireSeller } from '../guards/guards'
import { SellerLayout } from './SellerLayout'

const assign = vi.fn<(address: string) => void>()
const named: (string | null)[] = []
let unreadAsked = 0

beforeEach(() => {
  named.length = 0
  unreadAsked = 0
  assign.mockReset()
  writeSession({ token: tokenOf(1), refreshToken: null })
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign })
  server.use(
    http.get('*/api/seller/shop', ({ request }) => {
      named.push(request.headers.get('Look-At-Shop'))
      return HttpResponse.json(clay)
    }),
    http.get('*/api/seller/orders', () => HttpResponse.json(ordersPage([], { confirmed: 4 }))),
    http.get('*/api/seller/returns', () => HttpResponse.json({ items: [], page: 1, pageSize: 1, total: 0 })),
    http.get('*/api/seller/conversations', () => {
      unreadAsked += 1
      return HttpResponse.json({ items: [], page: 1, pageSize: 1, total: 0, unread: 0 })
    }),
  )
})
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const open = (page = <p>Home</p>, state = asOperator) =>
  renderPage(
    <Routes>
      <Route path="/" element={<p>Shopping</p>} />
      <Route element={<RequireSeller />}>
        <Route path="/seller" element={<SellerLayout />}>
          <Route index element={page} />
        </Route>
      </Route>
    </Routes>,
    { at: '/seller', state },
  )

/** Its words are there before what it does. */
async function stopViewing() {
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Stop viewing' })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: 'Stop viewing' }))
}

function EndCoupon() {
  const [end, { error }] = useEndCouponMutation()
  return (
    <button type="button" onClick={() => void end({ id: 3 })}>
      {error ? JSON.stringify(error) : 'End'}
    </button>
  )
}

test('the seller centre is closed to an operator who does not look', async () => {
  open()
  expect(await screen.findByText('Shopping')).toBeInTheDocument()
})

test('a banner says whose shop it is, and each call that reads names it', async () => {
  keepLook({ shopId: 7, shopName: 'Clay & Co' })
  open()
  expect(
    await screen.findByText('You\'re viewing Clay & Co as its seller. You can\'t change anything.'),
  ).toBeInTheDocument()
  await vi.waitFor(() => expect(named).toContain('7'))
  expect(named).not.toContain(null)
  expect(unreadAsked).toBe(0)
  expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument()
})

test('what would change something is refused and never sent', async () => {
  keepLook({ shopId: 7, shopName: 'Clay & Co' })
  let sent = 0
  server.use(
    http.post('*/api/seller/coupons/3/end', () => {
      sent += 1
      return HttpResponse.json({})
    }),
  )
  open(<EndCoupon />)
  await userEvent.click(await screen.findByRole('button', { name: 'End' }))
  expect(await screen.findByRole('button', { name: /You're only viewing this shop/ })).toBeInTheDocument()
  expect(sent).toBe(0)
})

test('who stops looking is back at the shop in the console', async () => {
  keepLook({ shopId: 7, shopName: 'Clay & Co' })
  let stopped = 0
  server.use(
    http.delete('*/api/admin/shops/7/look', () => {
      stopped += 1
      return new HttpResponse(null, { status: 204 })
    }),
  )
  open()
  await stopViewing()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/admin/shops/7'))
  expect([stopped, readLook()]).toEqual([1, null])
})

test('until the page is loaded anew nothing is changed, even if the look is over', async () => {
  keepLook({ shopId: 7, shopName: 'Clay & Co' })
  let sent = 0
  server.use(
    http.delete('*/api/admin/shops/7/look', () => new HttpResponse(null, { status: 204 })),
    http.post('*/api/seller/coupons/3/end', () => {
      sent += 1
      return HttpResponse.json({})
    }),
  )
  open(<EndCoupon />)
  await vi.waitFor(() => expect(named).toContain('7'))
  await stopViewing()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  await userEvent.click(screen.getByRole('button', { name: 'End' }))
  expect(await screen.findByRole('button', { name: /You're only viewing this shop/ })).toBeInTheDocument()
  expect(sent).toBe(0)
  await stopViewing()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(2))
})

test.each([
  ['who looks', asOperator, false],
  ['the seller', asSeller, true],
])('before leaving with something typed %s is asked: %#', (_who, state, isAsked) => {
  if (isAsked) writeSession({ token: tokenOf(2), refreshToken: null })
  else keepLook({ shopId: 7, shopName: 'Clay & Co' })
  open(<UnsavedDialog isUnsaved />, state)
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(isAsked)
})

test('invoices are not asked for by looking', async () => {
  keepLook({ shopId: 7, shopName: 'Clay & Co' })
  open(<SellerInvoicePage />)
  expect(await screen.findByText(/Only the seller can open invoices here/)).toBeInTheDocument()
})

test('when the time is over the tab leaves by itself', async () => {
  keepLook({ shopId: 7, shopName: 'Clay & Co' })
  server.use(http.get('*/api/seller/shop', () => HttpResponse.json({ code: 'look_over', message: 'Over' }, { status: 403 })))
  open()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/admin/shops/7'))
  expect(readLook()).toBeNull()
})

test('a seller sees no banner and names no shop', async () => {
  open(<p>Home</p>, asSeller)
  await vi.waitFor(() => expect(named.length).toBeGreaterThan(0))
  expect(named.every((name) => name === null)).toBe(true)
})
