/** A server that keeps the reviews of the mug. */
import { http, HttpResponse } from 'msw'
import type { Review } from '@/features/catalog/api'
import { reviewPageOf } from './catalog'
import { server } from './server'

/** Serves these reviews five by five, of which nobody has found one helpful; answers what was asked for. */
export function serveReviews(all: Review[]) {
  const asked: string[] = []
  server.use(
    http.get('*/api/public/products/mug/reviews', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const stars = searchParams.get('rating')
      const items = all.filter(
        ({ rating, images }) =>
          (stars === null || String(rating) === stars) && (!searchParams.has('photos') || images.length > 0),
      )
      const page = Number(searchParams.get('page'))
      const { histogram } = reviewPageOf(all)
      const photos = all.flatMap(({ images }) => images)
      const shown = items.slice((page - 1) * 5, page * 5)
      return HttpResponse.json(reviewPageOf(shown, { page, total: items.length, histogram, photos }))
    }),
    http.get('*/api/user/reviews/helpful', () => HttpResponse.json({ reviewIds: [] })),
  )
  return asked
}
