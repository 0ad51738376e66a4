import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { storefront } from './chunks.ts'

type Bundle = Rolldown.OutputBundle

/** Where the gateway finds which files a page needs besides those of every page. */
export const pageFilesName = 'page-files.json'

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk')
}

/** The files this chunk cannot run without, itself first. */
function closure(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  found.add(file)
  for (const needed of chunk.imports) closure(bundle, needed, found)
  return found
}

/** What every page loads: the entry and what it imports at once. */
function filesOfEveryPage(bundle: Bundle): Set<string> {
  const first = chunksOf(bundle).filter((chunk) => chunk.isEntry || chunk.moduleIds.includes(storefront))
  return new Set(first.flatMap((chunk) => [...closure(bundle, chunk.fileName)]))
}

function modulePreload(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${file}`, nonce: '__CSP_NONCE__' }
  return { tag: 'link', attrs, injectTo: 'head' }
}

function fontPreload(bundle: Bundle): HtmlTagDescriptor[] {
  const font = Object.keys(bundle).find((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
  if (!font) return []
  const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true }
  return [{ tag: 'link', attrs, injectTo: 'head' }]
}

/** By the name of a page or layout: the files it needs besides those of every page. */
function pageFiles(bundle: Bundle): Record<string, string[]> {
  const common = filesOfEveryPage(bundle)
  const pages = chunksOf(bundle).flatMap((chunk) => {
    const name = /\/src\/(?:pages|app\/layouts)\/(?:\w+\/)*(\w+)\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1]
    const own = [...closure(bundle, chunk.fileName)].filter((file) => !common.has(file))
    return name ? [[name, own] as const] : []
  })
  return Object.fromEntries(pages.sort(([a], [b]) => a.localeCompare(b)))
}

/** Asks for the latin font and for the code of every page together with the page; tells the gateway the rest. */
export const preloads: Plugin = {
  name: 'preloads',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return []
      const missing = [...filesOfEveryPage(bundle)].filter((file) => !html.includes(`"/${file}"`))
      return [...fontPreload(bundle), ...missing.map(modulePreload)]
    },
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: pageFilesName, source: JSON.stringify(pageFiles(bundle)) })
    },
  },
}
