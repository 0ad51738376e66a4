/**
 * The service worker: keeps what was seen, so that it can be seen again without a network. Pages and
 * public answers come from the server whenever it can be reached; pictures and code, whose names say
 * what is in them, come from the device first. What belongs to one person is never kept.
 */
/// <reference lib="webworker" />
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import type { EmbeddedResponsesMessage } from '../lib/offline'

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number]

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: the frame of the storefront and the code of its main pages. */
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

const day = 86_400
const kept = { pages: 'pages', answers: 'answers', pictures: 'pictures', code: 'code' }
const mostAnswers = 150

/** Whatever the languages or encodings that were asked for. */
const matchOptions = { ignoreVary: true }
const bounded = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }) as WorkboxPlugin

/** Addresses that are not the storefront's. */
const foreign = /^\/(api|auth|dev|media|swagger-ui|health|metrics)(\/|$)|\.\w+$/

// oxlint-disable-next-line no-underscore-dangle -- where vite-plugin-pwa writes the list
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' })

/** A page whose address is a secret, such as the link of an email, says that it is to be kept nowhere. */
const lasting: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(response.ok && !response.headers.get('cache-control')?.includes('no-store') ? response : null),
}

const pages = new NetworkFirst({ cacheName: kept.pages, matchOptions, plugins: [lasting, bounded(40)] })
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !foreign.test(url.pathname),
  async (visit) => {
    try {
      return await pages.handle(visit)
    } catch {
      // Never seen: the frame of the storefront, which says what it can.
      return (await matchPrecache('/index.html')) ?? Response.error()
    }
  },
)
registerRoute(
  // What is suggested while somebody types is of no use later, and would drive the rest out. A wishlist that somebody
  // shares may be shared no more.
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/public\/(?!search\/|wishlists\/)/.test(url.pathname),
  new NetworkFirst({ cacheName: kept.answers, matchOptions, plugins: [bounded(mostAnswers)] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(media|scene)\//.test(url.pathname),
  new CacheFirst({ cacheName: kept.pictures, matchOptions, plugins: [bounded(200)] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: kept.code, matchOptions, plugins: [bounded(150)] }),
)

/** Keeps the answers that came along with a page, as if they had been asked for. */
async function keep({ answers }: EmbeddedResponsesMessage): Promise<void> {
  const cache = await caches.open(kept.answers)
  const expiration = new CacheExpiration(kept.answers, { maxEntries: mostAnswers, matchOptions })
  for (const { path, answer } of answers) {
    const url = new URL(path, self.location.origin).href
    const headers = { 'Content-Type': 'application/json' }
    await cache.put(url, new Response(JSON.stringify(answer), { headers }))
    await expiration.updateTimestamp(url)
  }
  await expiration.expireEntries()
}

self.addEventListener('message', (event) => {
  const message = event.data as EmbeddedResponsesMessage | undefined
  if (message?.kind === 'seen') event.waitUntil(keep(message))
})

// A new version takes over at once. Open tabs keep the code that they have loaded; what they load later
// from the old version and do not find makes them load the page anew (`app/router/page.tsx`).
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload.enable()]))
})
