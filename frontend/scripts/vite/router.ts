import type { Plugin } from 'vite'

/**
 * React Router comes as one file whose parts for other kinds of routers stay in every bundle: the
 * bundler cannot know that making a component and naming it for debugging does nothing else. Says so.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/[^?]*chunk-[\w-]+\.mjs$/ },
    handler(code) {
      return code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    },
  },
}
