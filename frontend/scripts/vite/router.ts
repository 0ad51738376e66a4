import type { Plugin } from 'vite'

/** Where a link prefetches what React Router's own framework would serve; it drags in most of that framework. */
const prefetching = /return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/

/**
 * React Router comes as one file whose parts for other kinds of routers stay in every bundle: the
 * bundler cannot know that making a component and naming it for debugging does nothing else, nor that we
 * prefetch by ourselves. Says so.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/[^?]*chunk-[\w-]+\.mjs$/ },
    handler(code) {
      return code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(prefetching, 'return link;')
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    },
  },
}
