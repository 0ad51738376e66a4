/** A server that keeps a wishlist, the latest first. */
import { http, HttpResponse } from 'msw'
import { cardOf } from './catalog'
import { server } from './server'

/** What the server says to a change that it has made. */
export const noContent = () => new HttpResponse(null, { status: 204 })

/** Serves a wishlist of these products; answers what it holds. */
export function serveWishlist(...ids: number[]) {
  const held = { ids }
  server.use(
    http.get('*/api/user/wishlist/ids', () => HttpResponse.json({ productIds: held.ids })),
    http.get('*/api/user/wishlist', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const items = held.ids.slice((page - 1) * 24, page * 24).map((id) => cardOf(id))
      return HttpResponse.json({ items, page, pageSize: 24, total: held.ids.length })
    }),
    http.put('*/api/user/wishlist/:id', ({ params }) => {
      held.ids = [Number(params.id), ...held.ids]
      return noContent()
    }),
    http.delete('*/api/user/wishlist/:id', ({ params }) => {
      held.ids = held.ids.filter((id) => id !== Number(params.id))
      return noContent()
    }),
  )
  return held
}
