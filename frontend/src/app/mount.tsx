import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { takeFirstAnswers } from './firstAnswers'
import { Providers } from './providers/Providers'
import { loadPage, prefetchPages } from './router/prefetch'
import { routes } from './router/routes'
import { Screens } from './router/Screens'
import { store } from './store'

/** Shows the storefront in this element, at once with the page of the present address. */
export async function mount(root: HTMLElement): Promise<void> {
  // A page that does not arrive is reported where it is shown.
  await loadPage(routes, window.location.pathname).catch(() => undefined)
  // Only now every call that this page makes is known.
  takeFirstAnswers(store.dispatch)
  prefetchPages(routes)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <Screens />
      </Providers>
    </StrictMode>,
  )
}
