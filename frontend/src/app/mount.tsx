import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { Providers } from './providers/Providers'
import { prefetchPages } from './router/prefetch'
import { router } from './router/router'
import { routes } from './router/routes'
import './theme/base.css'

/** Shows the storefront in this element. */
export function mount(root: HTMLElement): void {
  prefetchPages(routes)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}
