/**
 * Prefetches a page's code while the pointer is on a link to it, so that it is there when the link is clicked. The
 * code is loaded once; data is left to the page itself.
 */
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { PageHandle } from './page'

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
}

/** Fetches the code of everything that is shown at this address. */
export async function loadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as PageHandle | undefined)
  await Promise.all(handles.map((handle) => handle?.load()))
}

/** Starts watching the document's links. */
export function prefetchPages(routes: RouteObject[]): void {
  const warm = (event: Event) => {
    const link = linkOf(event)
    // A failed fetch is met again, and reported, when the link is followed.
    if (link) void loadPage(routes, link.pathname).catch(() => undefined)
  }
  document.addEventListener('pointerover', warm, { passive: true })
  document.addEventListener('touchstart', warm, { passive: true })
}
