import { css } from '@emotion/react'
import type { Plugin } from 'vite'
import { theme } from '../../src/lib/theme/theme.ts'

/** The CSS variables of the theme, in both schemes. */
const variables = theme.generateStyleSheets().map((sheet) => css(sheet).styles).join('')

/**
 * Writes the theme's variables and the ground rules into the page itself, so that nothing has to be
 * fetched before the first paint.
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
