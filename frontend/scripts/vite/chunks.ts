import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/** The page's own script imports this module dynamically; what it imports is needed on every page. */
export const storefront = fileURLToPath(new URL('../../src/app/mount.tsx', import.meta.url))

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The page's own script. */
const start = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

const pageAt = (path: string) => fileURLToPath(new URL(`../../src/pages/${path}.tsx`, import.meta.url))

/** The pages that visitors come to first. */
const firstPages = [
  'catalog/HomePage',
  'catalog/CategoryPage',
  'catalog/ProductPage',
  'catalog/SearchPage',
  'catalog/ShopPage',
  'cart/CartPage',
  'info/InfoPage',
].map(pageAt)
/** What so many of them need lies in a file that they share. */
const fewest = 4

/** What stands around them all. */
const frame = fileURLToPath(new URL('../../src/app/layouts/MainLayout.tsx', import.meta.url))
/** It, and a page of words alone: neither needs product cards. */
const plain = [frame, pageAt('info/InfoPage')]

const known = new Map<string, Set<string>>()

/** A module and every module that it cannot start without. */
function needsOf(first: string, graph: Graph): Set<string> {
  const found = known.get(first) ?? new Set<string>()
  if (known.has(first)) return found
  known.set(first, found)
  const waiting = [first]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

const isShared = (id: string, graph: Graph) =>
  id.includes('/src/') && firstPages.filter((page) => needsOf(page, graph).has(id)).length >= fewest

const isPlain = (id: string, graph: Graph) => plain.some((page) => needsOf(page, graph).has(id))

/**
 * What every page needs lies in two files: other people's code, which seldom changes, and ours. What
 * most of the first pages share lies in two more, the icons of what stands around them in one. Everything
 * else is left to the bundler, page by page.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      // It loads the words of the language, so nothing that takes words may come along with it.
      name: (id, graph) => (id !== start && needsOf(start, graph).has(id) ? 'start' : null),
      test: /(?<!\.css)$/,
      priority: 4,
    },
    {
      name: (id, graph) => {
        if (!needsOf(storefront, graph).has(id)) return null
        return id.includes('/node_modules/') ? 'platform' : 'shell'
      },
      priority: 3,
    },
    // Some hundred bytes each: by themselves they would be a dozen files.
    { name: (id, graph) => (id.includes('/lucide-react/') && needsOf(frame, graph).has(id) ? 'icons' : null), priority: 3 },
    // Before the others, or those would take along what they need of it.
    { name: (id, graph) => (isShared(id, graph) && isPlain(id, graph) ? 'plain' : null), priority: 2 },
    { name: (id, graph) => (isShared(id, graph) ? 'common' : null), priority: 1 },
  ],
}
