/**
 * Draws what a visitor sees until the storefront has started: the frame and the loading face of a page,
 * by the components themselves. Runs in Node while the storefront is built (`scripts/prerender.mjs`);
 * the gateway puts the result into the page with the title and pictures that it knows.
 */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { loadPage } from './app/router/prefetch'
import { Matched } from './app/router/Screens'
import { routes } from './app/router/routes'
import { makeStore } from './app/store'
import { FirstViewContext, PreviewContext } from './components/Preview'
import { theme } from './lib/theme/theme'

/** The gateway writes the page's own in place of these; `sand` too is only a place to write to. */
const preview = { title: '%title%', pictures: ['%picture0%', '%picture1%'], width: '%width0%', tile: 'sand' as const }

/** The page as React draws it, with its styles by the names under which the storefront knows them. */
export interface Drawing {
  html: string
  styles: Record<string, string>
}

/** What is drawn. */
export interface Wish {
  path: string
  /** Whether the gateway knows the title and pictures of what the page shows. */
  previewed?: boolean
  /** Drawn as for a guest; otherwise it is not known yet who is there. */
  guest?: boolean
}

/** Draws the first view of a page. */
export async function draw({ path, previewed = false, guest = false }: Wish): Promise<Drawing> {
  await loadPage(routes, path)
  const cache = createCache({ key: 'hs', stylisPlugins: [] })
  // Collects the styles instead of writing them between the elements.
  cache.compat = true
  const session = { user: null, isLoading: false, isKnown: guest, error: null }
  const html = renderToString(
    <Provider store={makeStore({ session })}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration>
          <PreviewContext value={previewed ? preview : null}>
            <FirstViewContext value={true}>
              <StaticRouter location={path}>
                <Matched />
              </StaticRouter>
            </FirstViewContext>
          </PreviewContext>
        </ThemeProvider>
      </CacheProvider>
    </Provider>,
  )
  return { html, styles: cache.inserted as Record<string, string> }
}
