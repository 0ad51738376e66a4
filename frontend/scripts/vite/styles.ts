import createCache from '@emotion/cache'
import { css, type CSSObject } from '@emotion/react'
import type { Plugin } from 'vite'
import { theme } from '../../src/lib/theme/theme.ts'

const cache = createCache({ key: 'theme', stylisPlugins: [] })
const written = (rules: object) => cache.insert('', css(rules as CSSObject), cache.sheet, false) ?? ''

const { h1, h2, h3, h4, body1: body } = theme.typography

/** The CSS variables of the theme, in both schemes, and the sizes of what stands without a class. */
const themed = [...theme.generateStyleSheets(), { body, h1, h2, h3, h4 }].map(written).join('')

/** Writes the theme into the page itself, behind the ground rules, so that nothing has to be fetched before the first paint. */
export const themeStyles: Plugin = {
  name: 'theme-styles',
  transformIndexHtml: () => [{ tag: 'style', children: themed, injectTo: 'head' }],
}
