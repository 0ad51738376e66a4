import type { ReactNode } from 'react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render, type RenderOptions } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { makeStore, type RootState } from '@/app/store'
import { SchemeProvider } from '@/app/theme/SchemeProvider'

type Options = {
  /** The address the test starts at. */
  at?: string
  /** The pattern that the element is shown under; any address by default. */
  path?: string
  state?: Partial<RootState>
}

/** Style sheets outside of the document: jsdom would go through all their rules for each role that is asked for. */
const aside = createCache({ key: 'aside', container: document.createElement('div') })
let isStyled = false

/** For a file whose tests ask what is shown or how it looks: from now on the style sheets are in the document. */
export function showStyles(): void {
  isStyled = true
}

function Themed({ children }: { children: ReactNode }) {
  const themed = <SchemeProvider>{children}</SchemeProvider>
  return isStyled ? themed : <CacheProvider value={aside}>{themed}</CacheProvider>
}

/** Renders an element inside the theme alone. */
export function renderThemed(element: ReactNode, options?: Omit<RenderOptions, 'wrapper' | 'queries'>) {
  return render(element, { ...options, wrapper: Themed })
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

/** Every style rule of an element's own classes, as text. */
export function rulesOf(element: Element): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  return rules.filter((rule) => [...element.classList].some((name) => rule.includes(`.${name}`))).join('\n')
}

/** Answers every media query with yes, as on a wide screen, until the mocks are restored. */
export function showWideScreen(): void {
  const real = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...real(query), matches: true }))
}
