import type { Plugin, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunksOf, filesOfEveryPage, pageFiles } from './preloads.ts'

/** The pages that can be opened without a network even if they were never seen. */
const kept = ['MainLayout', 'HomePage', 'CategoryPage', 'ProductPage', 'CartPage', 'NotFoundPage']

/** The page itself and its icon, whose names do not say what is in them. */
const frame = ['index.html', 'favicon.svg']

/** What the worker keeps from the start; known when the storefront is bundled. */
let files = new Set<string>()

function filesToKeep(bundle: Rolldown.OutputBundle): Set<string> {
  const byPage = pageFiles(bundle)
  const languages = chunksOf(bundle).filter((chunk) => /\/languages\/\w+\.ts$/.test(chunk.facadeModuleId ?? ''))
  const fonts = Object.keys(bundle).filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
  return new Set([
    ...frame,
    ...filesOfEveryPage(bundle),
    ...kept.flatMap((page) => byPage[page] ?? []),
    ...languages.map((chunk) => chunk.fileName),
    ...fonts,
  ])
}

const filesOfWorker: Plugin = {
  name: 'files-of-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      files = filesToKeep(bundle)
    },
  },
}

/** Builds the service worker, `sw.js`, and tells it what to keep from the start. */
export const worker: Plugin[] = [
  filesOfWorker,
  ...VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    // It must stand at the root: it may only look after what lies below it.
    filename: 'sw.ts',
    // `app/offline/register.ts` starts it; the gateway writes the marketplace's name into the manifest.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: [...frame, 'assets/*.{js,woff2}'],
      // A name in `assets/` says what is in the file.
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => {
          const manifest = entries.filter(({ url }) => files.has(url))
          if (manifest.length !== files.size) throw new Error('A file that the service worker is to keep is missing')
          return { manifest, warnings: [] }
        },
      ],
    },
  }),
]
