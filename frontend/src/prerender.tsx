/**
 * Renders what a visitor sees until the storefront has started: the layout and the loading state of a page, with the
 * real components. Runs in Node during the build (`scripts/prerender.mjs`); the gateway inserts the result into the
 * page, with the title and pictures that it knows.
 */
import { text } from 'node:stream/consumers'
import createCache from '@emotion/cache'
import { CacheProvider, ThemeProvider as Themed, type Theme } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { prerenderToNodeStream } from 'react-dom/static'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { firstView, type Drawing } from '../scripts/first-view'
import { loadPage } from './app/router/prefetch'
import { MatchedScreen } from './app/router/Screens'
import { routes } from './app/router/routes'
import { makeStore } from './app/store'
import { MarketplaceContext } from './components/Marketplace'
import { pictureAt } from './components/PictureSource'
import { FirstViewContext, LoadingPreviewContext } from './components/LoadingPreview'
import type { TileName } from './lib/design'
import { theme } from './lib/theme/theme'

/** The gateway writes the page's own in place of these. */
const place = '%tile%' as TileName
const market = { name: '%name%', slogan: null }
const hero = { title: '%heroTitle%', line: '%heroLine%', button: '%heroButton%', link: '%heroLink%', alt: '' }
const preview = { title: '%title%', pictures: ['%picture0%', '%picture1%'], width: '%width0%', tile: place }

/** The theme, with a placeholder for the tile color. */
function withPlace(outer: Theme): Theme {
  const { vars } = outer as typeof theme
  const { hi, lo } = vars.palette.tile.sand
  const named = (ground: string) => ground.replace('-sand-', `-${place}-`)
  const tile = { ...vars.palette.tile, [place]: { hi: named(hi), lo: named(lo) } }
  return { ...outer, vars: { ...vars, palette: { ...vars.palette, tile } } } as Theme
}

/** What to render. */
export interface Wish {
  path: string
  /** Whether the gateway knows the title and pictures of what the page shows. */
  previewed?: boolean
  /** Whether the hero is an operator's, with or without a picture. */
  hero?: 'picture' | 'words'
  /** Rendered as for a guest; otherwise it is not known yet whether somebody is signed in. */
  guest?: boolean
  /** The condition for showing this rendering, if the page has several. */
  when?: string
}

function previewOf({ previewed = false, hero: kind }: Wish) {
  if (!kind) return previewed ? preview : null
  return { ...preview, hero: { ...hero, picture: kind === 'picture' ? pictureAt('%picture0%') : null } }
}

async function draw(wish: Wish): Promise<string> {
  const { path, guest = false } = wish
  await loadPage(routes, path)
  // Without a document, it writes the styles between the elements.
  const cache = createCache({ key: 'hs', stylisPlugins: [] })
  const store = makeStore({ session: { user: null, isLoading: false, isKnown: guest, error: null } })
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <Provider store={store} serverState={store.getState()}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration>
          <Themed theme={withPlace}>
            <LoadingPreviewContext value={previewOf(wish)}>
              <MarketplaceContext value={market}>
                <FirstViewContext value={true}>
                  <StaticRouter location={path}>
                    <MatchedScreen />
                  </StaticRouter>
                </FirstViewContext>
              </MarketplaceContext>
            </LoadingPreviewContext>
          </Themed>
        </ThemeProvider>
      </CacheProvider>
    </Provider>,
    // In one piece: nothing is sent later.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (fault) => void faults.push(fault) },
  )
  const html = await text(prelude)
  if (faults.length > 0) throw new Error(`${path} cannot be drawn`, { cause: faults[0] })
  return html
}

/** The first view of a page. */
export async function drawPage(wishes: Wish[]): Promise<ReturnType<typeof firstView>> {
  const drawings: Drawing[] = []
  for (const wish of wishes) drawings.push({ html: await draw(wish), when: wish.when })
  return firstView(drawings)
}
