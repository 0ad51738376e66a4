/**
 * The look of the storefront, in Material UI's terms. Colours are CSS variables that stand in the page from the
 * start (`scripts/vite/styles.ts` writes them): to change the scheme restyles nothing.
 */
import { createTheme, shouldSkipGeneratingVar, type Shadows } from '@mui/material/styles'
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

const enter = 'cubic-bezier(.2,0,0,1)'
const leave = 'cubic-bezier(.4,0,1,1)'

/** The one theme. */
export const theme = createTheme({
  cssVariables: {
    cssVarPrefix,
    colorSchemeSelector: 'data-theme',
    // Every page carries the variables: those that nothing asks for stay out.
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || ['font', 'overlays'].includes(keys[0] ?? ''),
  },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: radius.field },
  shadows,
  transitions: {
    easing: { easeIn: enter, easeOut: enter, easeInOut: enter, sharp: leave },
    duration: {
      shortest: 120,
      shorter: 120,
      short: 180,
      standard: 180,
      complex: 240,
      enteringScreen: 240,
      // What leaves takes two thirds of the time.
      leavingScreen: 160,
    },
  },
  // Who asks their system for less motion gets none.
  motion: { reducedMotion: 'system' },
  typography,
  components,
})
