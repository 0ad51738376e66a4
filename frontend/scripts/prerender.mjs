// Draws the first view of the main pages in every language and leaves them for the gateway in
// dist/first-views.json: by the name of the page, then by language.
import { writeFileSync } from 'node:fs'
import { createServer } from 'vite'

/** An address that leads to each page. */
const pages = {
  HomePage: '/',
  ProductPage: '/product/x',
  CategoryPage: '/category/x',
  InfoPage: '/about',
  FaqPage: '/faq',
  HelpPage: '/help',
  ContactPage: '/contact',
  CartPage: '/cart',
  LoginPage: '/login',
  RegisterPage: '/register',
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
  const navigator = { languages: [language], onLine: true }
  for (const [name, value] of Object.entries({ window, navigator }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
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
    const { draw } = await vite.ssrLoadModule('/src/prerender.tsx')
    const views = {}
    for (const [page, path] of Object.entries(pages)) views[page] = await draw(path)
    return views
  } finally {
    await vite.close()
  }
}

process.env.NODE_ENV = 'production'
const views = {}
for (const language of ['en', 'de']) {
  for (const [page, view] of Object.entries(await drawAll(language))) {
    views[page] ??= {}
    views[page][language] = view
  }
}
const target = new URL('../dist/first-views.json', import.meta.url)
writeFileSync(target, JSON.stringify(views))
console.log(`first views: ${Object.keys(views).length} pages, ${Math.round(JSON.stringify(views).length / 1024)} KiB`)
