import type { Plugin } from 'vite'
import { dark, light, variablePrefix } from '../../src/lib/tokens.ts'

const declarations = (roles: object, prefix: string): string =>
  Object.entries(roles)
    .map(([role, value]: [string, unknown]) => {
      const name = `${prefix}-${role}`
      return typeof value === 'object' && value ? declarations(value, name) : `${name}:${String(value)};`
    })
    .join('')

const [inLight, inDark] = [light, dark].map((palette) => declarations(palette, variablePrefix))
const variables = `:root{${inLight}}:root[data-theme=dark]{${inDark}}`

/**
 * Writes the colours of both schemes and the ground rules into the page itself, so that nothing has
 * to be fetched before the first paint.
 */
export const inlineStyles: Plugin = {
  name: 'inline-styles',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const sheets: string[] = []
      const page = html.replace(/\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
        const asset = bundle?.[file]
        if (asset?.type !== 'asset') return link
        sheets.push(String(asset.source))
        delete bundle?.[file]
        return ''
      })
      const attrs = { nonce: '__CSP_NONCE__' }
      const children = variables + sheets.join('')
      return { html: page, tags: [{ tag: 'style', attrs, children, injectTo: 'head' }] }
    },
  },
}
