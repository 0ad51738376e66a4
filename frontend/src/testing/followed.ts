/** A server that keeps which shops somebody follows, the latest first. */
import { http, HttpResponse } from 'msw'
import { cardOf } from './catalog'
import { server } from './server'
import { shopOf } from './shopfronts'
import { noContent } from './wishlists'

/** Serves these followed shops, each with a mug; answers what it holds. */
export function serveFollowedShops(...ids: number[]) {
  const held = { ids }
  server.use(
    http.get('*/api/user/followed-shops/ids', () => HttpResponse.json({ shopIds: held.ids })),
    http.get('*/api/user/followed-shops', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const items = held.ids
        .slice((page - 1) * 12, page * 12)
        .map((id) => ({ shop: shopOf(id), newest: [cardOf(id)] }))
      return HttpResponse.json({ items, page, pageSize: 12, total: held.ids.length })
    }),
    http.put('*/api/user/followed-shops/:id', ({ params }) => {
      held.ids = [Number(params.id), ...held.ids]
      return noContent()
    }),
    http.delete('*/api/user/followed-shops/:id', ({ params }) => {
      held.ids = held.ids.filter((id) => id !== Number(params.id))
      return noContent()
    }),
  )
  return held
}
