import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { Providers } from './app/providers/Providers'
import { prefetchPages } from './app/router/prefetch'
import { router } from './app/router/router'
import { routes } from './app/router/routes'
import './app/theme/base.css'

prefetchPages(routes)
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
