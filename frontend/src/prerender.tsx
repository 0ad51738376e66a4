/**
 * Draws what a visitor sees until the storefront has started: the frame and the loading face of a page,
 * by the components themselves. Runs in Node while the storefront is built (`scripts/prerender.mjs`);
 * the gateway puts the result into the page with the title and pictures that it knows.
 */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { loadPage } from './app/router/prefetch'
import { Matched } from './app/router/Screens'
import { routes } from './app/router/routes'
import { makeStore } from './app/store'
import { PreviewContext } from './components/Preview'

export interface FirstView {
  html: string
  /** The names under which the storefront knows the styles, and the styles. */
  names: string[]
  css: string
}

/** The gateway writes the page's own in place of these. */
const preview = { title: '%title%', pictures: ['%picture0%', '%picture1%'] }

/** Whether this page is for guests: it shows its form at once, where others wait to know who is there. */
const isForGuests = (path: string) => path === '/login' || path === '/register'

function session(path: string) {
  return { user: null, isLoading: false, isKnown: isForGuests(path), error: null }
}

/** Inline styles are not allowed by the page's policy: each becomes a class. */
function withoutInlineStyles({ html, css, ...rest }: FirstView): FirstView {
  const rules = new Map<string, string>()
  const rewritten = html.replace(/<[^>]* style="([^"]*)"[^>]*>/g, (tag, style: string) => {
    const name = rules.get(style) ?? `first-${rules.size}`
    rules.set(style, name)
    const bare = tag.replace(/ style="[^"]*"/, '')
    return / class="/.test(bare)
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`)
  })
  const added = [...rules].map(([style, name]) => `.${name}{${style.replaceAll('&quot;', '"')}}`)
  return { ...rest, html: rewritten, css: css + added.join('') }
}

/** What is typed or pressed before the storefront runs would be lost, so only links work. */
const withoutControls = (html: string) => html.replace(/<(form|button|input|select)\b/g, '<$1 inert')

/** Draws the first view of this path. */
export async function draw(path: string): Promise<FirstView> {
  await loadPage(routes, path)
  const cache = createCache({ key: 'hs' })
  // Collects the styles instead of writing them between the elements.
  cache.compat = true
  const html = renderToString(
    <Provider store={makeStore({ session: session(path) })}>
      <CacheProvider value={cache}>
        <PreviewContext value={preview}>
          <StaticRouter location={path}>
            <Matched />
          </StaticRouter>
        </PreviewContext>
      </CacheProvider>
    </Provider>,
  )
  const body = withoutControls(html.replace(/<(title)>.*?<\/\1>|<link[^>]*>|<!--.*?-->/g, ''))
  const names = Object.keys(cache.inserted)
  return withoutInlineStyles({ html: body, names, css: Object.values(cache.inserted).join('') })
}
