/** What a shop is told, and a stream that a test rings. */
import { http, HttpResponse } from 'msw'
import type { Notification, NotificationPage } from '@/features/seller/notifications/api'
import { server } from './server'

/** An order that came; the newer, the higher its id. */
export const orderNotification = (id: number, over: Partial<Notification> = {}): Notification => ({
  id,
  about: { kind: 'order', shopOrderId: id, orderNumber: `HS-${id}`, buyerName: 'Ana Diaz', items: 2, total: 4500 },
  isRead: false,
  createdAt: '2026-11-23T14:32:00Z',
  ...over,
})

/** Those as a page, the unread among them counted. */
export const notificationPageOf = (items: Notification[], over: Partial<NotificationPage> = {}): NotificationPage => ({
  items,
  page: 1,
  pageSize: 24,
  total: items.length,
  unread: items.filter(({ isRead }) => !isRead).length,
  ...over,
})

/** A server that answers this list and whose stream says nothing until it is rung. */
export function serveNotifications(...first: Notification[]) {
  let told = first
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const stream = (left: AbortSignal) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        streams.add(controller)
        left.addEventListener('abort', () => void streams.delete(controller))
      },
    })
  server.use(
    http.get('*/api/seller/notifications', () => HttpResponse.json(notificationPageOf(told))),
    http.get(
      '*/api/seller/notifications/stream',
      ({ request }) => new HttpResponse(stream(request.signal), { headers: { 'Content-Type': 'text/event-stream' } }),
    ),
  )
  return {
    /** The shop is told of these too, and whoever looks hears that something changed. */
    tell(...more: Notification[]) {
      told = [...more, ...told]
      for (const each of streams) each.enqueue(new TextEncoder().encode('event: changed\ndata: {}\n\n'))
    },
    /** The server ends the streams. */
    cut() {
      for (const each of streams) each.close()
      streams.clear()
    },
    /** How many read the stream now. */
    streams: () => streams.size,
    told: () => told,
    /** Whatever was read elsewhere. */
    replace(items: Notification[]) {
      told = items
    },
  }
}
