import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { makeStore, type RootState } from '@/app/store'

type Options = {
  /** The address the test starts at. */
  at?: string
  /** The pattern that the element is shown under; any address by default. */
  path?: string
  state?: Partial<RootState>
}

/** Renders an element inside store, theme and router; answers the store and the router beside the screen. */
export function renderPage(element: ReactNode, { at = '/', path = '*', state }: Options = {}) {
  const store = makeStore(state)
  const router = createMemoryRouter([{ path, element }, ...(path === '*' ? [] : [{ path: '*', element: null }])], {
    initialEntries: [at],
  })
  const screen = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { ...screen, store, router }
}
