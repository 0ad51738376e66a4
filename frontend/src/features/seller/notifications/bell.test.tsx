/** The bell of the Seller Center: it counts while one looks, and says so. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { orderNotification, serveNotifications } from '@/testing/notifications'
import { asSeller } from '@/testing/people'
import { renderPage, showWideScreen } from '@/testing/render'
import { server } from '@/testing/server'
import { NotificationBell } from './NotificationBell'

afterEach(() => {
  vi.restoreAllMocks()
})

const open = () => renderPage(<><NotificationBell /><ToastHost /></>, { state: asSeller })
const bell = (name: string) => screen.findByRole('button', { name })
const news = () => screen.getAllByRole('status').map((region) => region.textContent).join('')

/** The tab is looked at, or no longer. */
function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('an order that comes is counted and said without a reload; what was there is not said', async () => {
  const shop = serveNotifications(orderNotification(1))
  open()
  await bell('Notifications, 1 unread')
  expect(news()).toBe('')
  await waitFor(() => expect(shop.streams()).toBe(1))
  act(() => shop.tell(orderNotification(2)))
  await bell('Notifications, 2 unread')
  expect(news()).toBe('2 new notifications')
})

test('a stream that ended is opened anew', async () => {
  const shop = serveNotifications()
  open()
  await waitFor(() => expect(shop.streams()).toBe(1))
  act(() => shop.tell(orderNotification(1)))
  await bell('Notifications, 1 unread')
  shop.cut()
  await waitFor(() => expect(shop.streams()).toBe(1))
})

test('a tab that nobody looks at hears nothing and takes it up again when one does', async () => {
  const shop = serveNotifications()
  open()
  await waitFor(() => expect(shop.streams()).toBe(1))
  look('hidden')
  await waitFor(() => expect(shop.streams()).toBe(0))
  look('visible')
  await waitFor(() => expect(shop.streams()).toBe(1))
})

test('who may no longer look is not asked for again and again', async () => {
  const asked = vi.fn<() => void>()
  serveNotifications()
  server.use(
    http.get('*/api/seller/notifications/stream', () => {
      asked()
      return HttpResponse.json({ status: 403, code: 'role_missing' }, { status: 403 })
    }),
  )
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 20 })
  open()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('the list says who bought what, leads there, and that is read then', async () => {
  serveNotifications(
    orderNotification(3),
    orderNotification(2, { isRead: true, about: { kind: 'low_stock', productId: 7, variantId: 8, title: 'Mug', choice: 'Blue', left: 5 } }),
  )
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/seller/notifications/read', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ unread: 0 })
    }),
  )
  const { router } = open()
  await userEvent.click(await bell('Notifications, 1 unread'))
  const box = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  const order = await box.findByRole('link', { name: /^Unread\. Order HS-3 from Ana Diaz: 2 items, \$45\.00/ })
  expect(order).toHaveAttribute('href', '/seller/orders/3')
  expect(box.getByRole('link', { name: /^Mug \(Blue\): only 5 left/ })).toHaveAttribute('href', '/seller/products/edit/7')
  await userEvent.click(order)
  await waitFor(() => expect(bodies).toEqual([{ ids: [3] }]))
  expect(router.state.location.pathname).toBe('/seller/orders/3')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('all are read up to the newest that was seen; a failure is said', async () => {
  showWideScreen()
  const shop = serveNotifications(orderNotification(5), orderNotification(4))
  const bodies: unknown[] = []
  let fails = true
  server.use(
    http.post('*/api/seller/notifications/read', async ({ request }) => {
      bodies.push(await request.json())
      if (fails) return HttpResponse.json({ status: 500 }, { status: 500 })
      shop.replace(shop.told().map((each) => ({ ...each, isRead: true })))
      return HttpResponse.json({ unread: 0 })
    }),
  )
  open()
  await userEvent.click(await bell('Notifications, 2 unread'))
  const box = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  await userEvent.click(await box.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('They couldn\'t be marked as read')).toBeInTheDocument()
  fails = false
  await userEvent.click(await box.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(box.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument())
  expect(bodies).toEqual([{ upTo: 5 }, { upTo: 5 }])
})
