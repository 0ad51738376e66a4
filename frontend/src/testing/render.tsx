import type { ReactNode } from 'react'
import { render, type RenderOptions } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { makeStore, type RootState } from '@/app/store'
import { SchemeProvider } from '@/app/theme/SchemeProvider'

type Options = {
  /** The address the test starts at. */
  at?: string
  /** The pattern that the element is shown under; any address by default. */
  path?: string
  state?: Partial<RootState>
}

/** Renders an element inside the theme alone. */
export function renderThemed(element: ReactNode, options?: Omit<RenderOptions, 'wrapper' | 'queries'>) {
  return render(element, { ...options, wrapper: SchemeProvider })
}

/** Renders an element inside store, theme and router; answers the store and the router beside the screen. */
export function renderPage(element: ReactNode, { at = '/', path = '*', state }: Options = {}) {
  const store = makeStore(state)
  const router = createMemoryRouter([{ path, element }, ...(path === '*' ? [] : [{ path: '*', element: null }])], {
    initialEntries: [at],
  })
  const screen = renderThemed(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { ...screen, store, router }
}
