import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/** The page's own script imports this module dynamically; what it imports is needed on every page. */
export const storefront = fileURLToPath(new URL('../../src/app/mount.tsx', import.meta.url))

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

let known: Set<string> | undefined

/** Every module that the storefront cannot start without. */
function modulesOfEveryPage(graph: Graph): Set<string> {
  if (known) return known
  known = new Set()
  const waiting = [storefront]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (known.has(id)) continue
    known.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return known
}

/**
 * What every page needs lies in two files: other people's code, which seldom changes, and ours. Small
 * things that many pages share lie in a third. Everything else is left to the bundler, page by page.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: (id, graph) => {
        if (!modulesOfEveryPage(graph).has(id)) return null
        return id.includes('/node_modules/') ? 'platform' : 'shell'
      },
      priority: 2,
    },
    { name: 'common', test: /\/src\/(lib|components\/[A-Z])/, minShareCount: 4, priority: 1 },
  ],
}
