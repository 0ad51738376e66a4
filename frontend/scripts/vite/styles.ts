import createCache from '@emotion/cache'
import { css, type CSSObject } from '@emotion/react'
import type { Plugin } from 'vite'
import { theme } from '../../src/lib/theme/theme.ts'

const cache = createCache({ key: 'theme', stylisPlugins: [] })
const written = (rules: object) => cache.insert('', css(rules as CSSObject), cache.sheet, false) ?? ''

const { h1, h2, h3, h4, body1: body } = theme.typography

/** The CSS variables of the theme, in both schemes, and the sizes of what stands without a class. */
const themed = [...theme.generateStyleSheets(), { body, h1, h2, h3, h4 }].map(written).join('')

/**
 * Writes the theme and the ground rules into the page itself, so that nothing has to be
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
      const children = sheets.join('') + themed
      return { html: page, tags: [{ tag: 'style', attrs, children, injectTo: 'head' }] }
    },
  },
}
