import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { chunksOf, filesOfEveryPage, pageFiles } from './preloads.ts'

/** The service worker's source. */
export const workerSource = fileURLToPath(new URL('../../src/worker/worker.ts', import.meta.url))
/** It must stand at the root: it may only look after what lies below it. */
export const workerFile = 'sw.js'

/** The pages that can be opened without a network even if they were never seen. */
const kept = ['MainLayout', 'HomePage', 'CategoryPage', 'ProductPage', 'CartPage', 'NotFoundPage']
const icon = 'favicon.svg'

const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** What the worker keeps from the start. A name in `assets/` says what is in the file. */
function precache(bundle: Rolldown.OutputBundle): { url: string; revision: string | null }[] {
  const byPage = pageFiles(bundle)
  const languages = chunksOf(bundle).filter((chunk) => /\/languages\/\w+\.ts$/.test(chunk.facadeModuleId ?? ''))
  const fonts = Object.keys(bundle).filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
  const files = new Set([
    ...filesOfEveryPage(bundle),
    ...kept.flatMap((page) => byPage[page] ?? []),
    ...languages.map((chunk) => chunk.fileName),
    ...fonts,
  ])
  const page = bundle['index.html']
  const frame = page?.type === 'asset' ? hash(page.source) : hash([...files].join())
  const picture = hash(readFileSync(new URL(`../../public/${icon}`, import.meta.url)))
  return [
    { url: '/index.html', revision: frame },
    { url: `/${icon}`, revision: picture },
    ...[...files].map((file) => ({ url: `/${file}`, revision: null })),
  ]
}

/** Tells the service worker what to keep from the start. */
export const workerFiles: Plugin = {
  name: 'worker-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle[workerFile]
      if (worker?.type !== 'chunk') throw new Error(`${workerFile} is missing`)
      if (worker.imports.length > 0) throw new Error(`${workerFile} must stand alone, not import ${worker.imports.join()}`)
      worker.code = worker.code.replace(/\bPRECACHE\b/, JSON.stringify(precache(bundle)))
    },
  },
}
