import type { CSSProperties } from 'react'
import type { TypographyVariantsOptions } from '@mui/material/styles'
import { media } from '../design.ts'

/** What the house's pages need besides Material UI's variants. */
type OwnVariants = Record<
  'display' | 'lead' | 'small' | 'badge' | 'price' | 'pagePrice' | 'figure' | 'total' | 'brand',
  CSSProperties
>

declare module '@mui/material/styles' {
  interface TypographyVariants extends OwnVariants {}
  interface TypographyVariantsOptions extends Partial<OwnVariants> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof OwnVariants, true> {}
}

export const fontFamily = "'Figtree Variable', 'Figtree Fallback', 'Figtree Wide Fallback', system-ui, sans-serif"

const [regular, medium, bold, heavy] = [400, 550, 650, 700]

const size = (px: number, line: number, weight: number, letterSpacing: string | 0 = 0) => ({
  fontSize: `${px / 16}rem`,
  lineHeight: line / px,
  fontWeight: weight,
  letterSpacing,
})
const own = (...measures: Parameters<typeof size>) => ({ fontFamily, ...size(...measures) })
/** Digits of one width, so that amounts stand below each other and do not jump. */
const digits = { fontVariantNumeric: 'tabular-nums' }

/** Type scale: phone first, wider from 900 px. Nothing below 13 px. */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  fontWeightLight: regular,
  fontWeightRegular: regular,
  fontWeightMedium: medium,
  fontWeightBold: bold,
  h1: { ...size(24, 30, bold), [media.wide]: size(32, 38, bold) },
  h2: { ...size(20, 26, bold), [media.wide]: size(24, 30, bold) },
  h3: { ...size(17, 24, bold), [media.wide]: size(18, 26, bold) },
  h4: size(16, 24, bold),
  h5: size(16, 24, bold),
  h6: size(16, 24, bold),
  subtitle1: size(16, 24, medium),
  subtitle2: size(14, 20, medium),
  body1: size(16, 24, regular),
  body2: size(14, 20, regular),
  caption: size(13, 18, medium),
  overline: { ...size(13, 18, medium), textTransform: 'none' },
  button: { ...size(16, 24, bold), textTransform: 'none' },
  /** The hero of the home page. */
  display: { ...own(30, 34, bold, '-0.015em'), [media.wide]: size(44, 48, bold, '-0.015em') },
  /** The first paragraph below a title. */
  lead: own(17, 26, regular),
  small: own(13, 18, regular),
  badge: { ...own(13, 20, bold), ...digits },
  price: { ...own(17, 22, heavy), ...digits },
  pagePrice: { ...own(26, 32, heavy), ...digits, [media.wide]: size(30, 36, heavy) },
  /** A number that stands for itself, such as a mean or a count of orders. */
  figure: { ...own(32, 38, heavy), ...digits },
  /** What is to be paid. */
  total: { ...own(18, 26, heavy), ...digits },
  brand: { ...own(20, 30, heavy, '-0.01em'), [media.wide]: size(24, 36, heavy, '-0.01em') },
}
