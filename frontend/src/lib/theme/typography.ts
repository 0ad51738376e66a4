import type { TypographyVariantsOptions } from '@mui/material/styles'
import { media } from '../design.ts'

export const fontFamily = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif"

const size = (px: number, line: number, weight: number) => ({
  fontSize: `${px / 16}rem`,
  lineHeight: line / px,
  fontWeight: weight,
  letterSpacing: 0,
})

/** Type scale: phone first, wider from 900 px. Nothing below 13 px. */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  fontWeightLight: 400,
  fontWeightRegular: 400,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: { ...size(24, 30, 650), [media.wide]: size(32, 38, 650) },
  h2: { ...size(20, 26, 650), [media.wide]: size(24, 30, 650) },
  h3: { ...size(17, 24, 650), [media.wide]: size(18, 26, 650) },
  h4: size(16, 24, 650),
  h5: size(16, 24, 650),
  h6: size(16, 24, 650),
  subtitle1: size(16, 24, 550),
  subtitle2: size(14, 20, 550),
  body1: size(16, 24, 400),
  body2: size(14, 20, 400),
  caption: size(13, 18, 550),
  overline: { ...size(13, 18, 550), textTransform: 'none' },
  button: { ...size(16, 24, 650), textTransform: 'none' },
}
