import { startTransition, StrictMode } from 'react'
import '@/lib/popState'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { createRoot } from 'react-dom/client'
import { takeEmbeddedResponses } from './embeddedResponses'
import { keepFocus } from './keepFocus'
import { keepForOffline } from './offline/register'
import { Providers } from './providers/Providers'
import { loadPage, prefetchPages } from './router/prefetch'
import { routes } from './router/routes'
import { Screens } from './router/Screens'
import { store } from './store'

/**
 * Set by the page's first script if the first view is not meant for this visitor; the view then stays hidden until
 * now.
 */
const drawnForOthers = 'data-wait'

/** Shows the storefront in this element, at once with the page of the present address. */
export async function mount(root: HTMLElement): Promise<void> {
  // A page that does not arrive is reported where it is shown.
  await loadPage(routes, window.location.pathname).catch(() => undefined)
  // Only now every call that this page makes is known.
  const answers = takeEmbeddedResponses(store.dispatch)
  prefetchPages(routes)
  // What failed for want of a network is asked for again when it is back.
  setupListeners(store.dispatch)
  if (document.documentElement.hasAttribute(drawnForOthers)) {
    root.replaceChildren()
    document.documentElement.removeAttribute(drawnForOthers)
  }
  keepFocus(root)
  // Drawn in small steps, so that the page answers to scrolling meanwhile; the first view is still seen.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <Screens />
        </Providers>
      </StrictMode>,
    ),
  )
  if (import.meta.env.PROD) keepForOffline(answers)
}
