/**
 * Fetches the code of a page while the pointer still rests on the link that leads to it, so that the
 * click finds it there. A page's code is fetched once; data is left to the page itself.
 */
import { matchRoutes, type RouteObject } from 'react-router-dom'

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
}

/** Starts watching the document's links. */
export function prefetchPages(routes: RouteObject[]): void {
  const warm = (event: Event) => {
    const link = linkOf(event)
    if (!link) return
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // A failed fetch is met again, and reported, when the link is followed.
      if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined)
    }
  }
  document.addEventListener('pointerover', warm, { passive: true })
  document.addEventListener('touchstart', warm, { passive: true })
}
