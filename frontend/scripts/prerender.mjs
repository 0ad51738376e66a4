// Draws the first view of the main pages in every language and leaves them for the gateway in
// dist/first-views.json: by the name of the page, then by language. Beside them, in dist/addresses.json, it
// leaves the patterns of all addresses that the storefront has a page for: any other is answered with 404. And
// in dist/picture-widths.json how wide pictures stand on the page: what the gateway preloads must be what the
// page then chooses.
import { writeFileSync } from 'node:fs'
import { createServer } from 'vite'

/** How each page is drawn; one with several views is told apart in the browser, by `data-cart` on its root. */
const pages = {
  HomePage: [{ path: '/' }],
  // with a hero that an operator wrote, with or without a picture of its own
  'HomePage.picture': [{ path: '/', hero: 'picture' }],
  'HomePage.words': [{ path: '/', hero: 'words' }],
  ProductPage: [{ path: '/product/x', previewed: true }],
  CategoryPage: [{ path: '/category/x', previewed: true }],
  SearchPage: [{ path: '/search', previewed: true }],
  ShopPage: [{ path: '/shop/x', previewed: true }],
  InfoPage: [{ path: '/about', previewed: true }],
  FaqPage: [{ path: '/faq', previewed: true }],
  HelpPage: [{ path: '/help', previewed: true }],
  ContactPage: [{ path: '/contact', previewed: true }],
  CartPage: [
    { path: '/cart', when: 'cart-unknown' },
    { path: '/cart', when: 'cart-empty', guest: true },
  ],
  LoginPage: [{ path: '/login', guest: true }],
  RegisterPage: [{ path: '/register', guest: true }],
}

/** The few things of a browser that modules touch when they are loaded or drawn. */
function pretendBrowser(language) {
  const nothing = () => {}
  const window = {
    location: { origin: 'http://localhost', pathname: '/', search: '' },
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
    addEventListener: nothing,
    removeEventListener: nothing,
  }
  // Offline: a module that is missing is told at once.
  const navigator = { languages: [language], onLine: false }
  for (const [name, value] of Object.entries({ window, navigator }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

/** The patterns of the addresses below a list of routes; `*`, the page of what is not there, is none. */
function patternsOf(routes, above = '') {
  return routes.flatMap(({ path, index, children }) => {
    if (path === '*') return []
    const here = path ? `${above}/${path}` : above
    const own = index || !children ? [here || '/'] : []
    return [...own, ...patternsOf(children ?? [], here)]
  })
}

async function drawAll(language) {
  pretendBrowser(language)
  const vite = await createServer({
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { loadLanguage } = await vite.ssrLoadModule('/src/app/languages/load.ts')
    await loadLanguage()
    const { drawPage } = await vite.ssrLoadModule('/src/prerender.tsx')
    const views = {}
    for (const [page, wishes] of Object.entries(pages)) views[page] = await drawPage(wishes)
    const { routes } = await vite.ssrLoadModule('/src/app/router/routes.tsx')
    const { widths } = await vite.ssrLoadModule('/src/components/PictureSource.ts')
    return { views, widths, addresses: patternsOf(routes) }
  } finally {
    await vite.close()
  }
}

process.env.NODE_ENV = 'production'

const views = {}
const known = new Set()
let widths
for (const language of ['en', 'de']) {
  const drawn = await drawAll(language)
  for (const address of drawn.addresses) known.add(address)
  widths = drawn.widths
  for (const [page, view] of Object.entries(drawn.views)) {
    views[page] ??= {}
    views[page][language] = view
  }
}
const write = (file, content) => writeFileSync(new URL(`../dist/${file}`, import.meta.url), JSON.stringify(content))
write('first-views.json', views)
write('addresses.json', [...known])
write('picture-widths.json', widths)
console.log(`first views: ${Object.keys(views).length} pages, ${Math.round(JSON.stringify(views).length / 1024)} KiB`)
