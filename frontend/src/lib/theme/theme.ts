/**
 * The look of the storefront, in Material UI's terms. Colours are CSS variables that stand in the page from the
 * start (`scripts/vite/styles.ts` writes them): to change the scheme restyles nothing.
 */
import { createTheme, type Shadows } from '@mui/material/styles'
import { radius } from '../design.ts'
import { components } from './components.ts'
import { dark, light } from './palette.ts'
import { typography } from './typography.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

const cssVarPrefix = 'hs'

/** Material UI knows 24 heights above the ground, the house three; which shadow they throw is the scheme's. */
const shadows = Array.from({ length: 25 }, (_, height) => {
  if (height === 0) return 'none'
  const elevation = height < 4 ? 'low' : height < 12 ? 'middle' : 'high'
  return `var(--${cssVarPrefix}-palette-elevation-${elevation})`
}) as Shadows

/** The one theme. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix, colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: radius.field },
  shadows,
  typography,
  components,
})
