import { readFileSync } from 'node:fs'
import { minify, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { storefront } from './chunks.ts'

type Bundle = Rolldown.OutputBundle

/** Where the gateway finds which files a page needs besides those of every page. */
export const pageFilesName = 'page-files.json'

/** All chunks of code. */
export function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk')
}

/** The files this chunk cannot run without, itself first. */
export function closure(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  found.add(file)
  for (const needed of chunk.imports) closure(bundle, needed, found)
  return found
}

/** The page's own script and what it starts; the service worker is an entry of its own. */
const isOfEveryPage = (chunk: Rolldown.OutputChunk) => isEntry(chunk) || chunk.moduleIds.includes(storefront)
const isEntry = (chunk: Rolldown.OutputChunk) => chunk.isEntry && chunk.name === 'index'

/** What every page loads: the entry and what it imports at once. */
export function filesOfEveryPage(bundle: Bundle): Set<string> {
  const first = chunksOf(bundle).filter(isOfEveryPage)
  return new Set(first.flatMap((chunk) => [...closure(bundle, chunk.fileName)]))
}

const starter = readFileSync(new URL('./starter.js', import.meta.url), 'utf8')

/** The script that asks for the entry and, at the same time, for everything it is going to import. */
async function starterTag(bundle: Bundle): Promise<HtmlTagDescriptor[]> {
  const entry = chunksOf(bundle).find(isEntry)
  if (!entry) return []
  const files = [...filesOfEveryPage(bundle)].filter((file) => file !== entry.fileName)
  const script = starter
    .replace('__ENTRY__', JSON.stringify(`/${entry.fileName}`))
    .replace('__FILES__', JSON.stringify(files))
  const { code } = await minify('starter.js', script, { compress: false })
  return [{ tag: 'script', attrs: { nonce: '__CSP_NONCE__' }, children: code, injectTo: 'body' }]
}

function fontPreload(bundle: Bundle): HtmlTagDescriptor[] {
  const font = Object.keys(bundle).find((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
  if (!font) return []
  const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true }
  return [{ tag: 'link', attrs, injectTo: 'head' }]
}

/** By the name of a page or layout: the files it needs besides those of every page. */
export function pageFiles(bundle: Bundle): Record<string, string[]> {
  const common = filesOfEveryPage(bundle)
  const pages = chunksOf(bundle).flatMap((chunk) => {
    const name = /\/src\/(?:pages|app\/layouts)\/(?:\w+\/)*(\w+)\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1]
    const own = [...closure(bundle, chunk.fileName)].filter((file) => !common.has(file))
    return name ? [[name, own] as const] : []
  })
  return Object.fromEntries(pages.sort(([a], [b]) => a.localeCompare(b)))
}

/** While the storefront is developed, the page asks for its script itself. */
export const start: Plugin = {
  name: 'start',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [{ tag: 'script', attrs: { type: 'module', src: '/src/main.ts' }, injectTo: 'body' }],
  },
}

/**
 * Asks for the latin font at once, and for the code of every page as soon as the first view is painted;
 * tells the gateway which code a page needs besides.
 */
export const preloads: Plugin = {
  name: 'preloads',
  transformIndexHtml: {
    order: 'post',
    handler: async (_html, { bundle }) => (bundle ? [...fontPreload(bundle), ...(await starterTag(bundle))] : []),
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: pageFilesName, source: JSON.stringify(pageFiles(bundle)) })
    },
  },
}
