import type { Components, Theme } from '@mui/material/styles'
import { radius } from '../design.ts'
import { fields } from './fields.ts'
import { overlays } from './overlays.ts'

/** How Material UI's components look wherever they stand. */
export const components: Components<Theme> = {
  ...fields,
  ...overlays,
  MuiPaper: {
    defaultProps: { elevation: 0 },
    // No gradient veil in the dark scheme: there a surface is lighter by itself.
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radius.card } },
  },
  MuiSlider: {
    styleOverrides: {
      // The thumbs are as high as a finger needs.
      root: { padding: '20px 0' },
      rail: ({ theme }) => ({ backgroundColor: theme.vars.palette.divider, opacity: 1 }),
      thumb: ({ theme }) => ({
        inlineSize: 26,
        blockSize: 26,
        border: `2px solid ${theme.vars.palette.primary.main}`,
        backgroundColor: theme.vars.palette.background.paper,
        '&::before': { boxShadow: 'none' },
        '&:hover, &.Mui-active': { boxShadow: 'none' },
        '&.Mui-focusVisible': {
          boxShadow: 'none',
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  // Toasts: inverse in both schemes, so that they stand out from any page.
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.inverse.ground,
        color: theme.vars.palette.inverse.label,
        boxShadow: theme.vars.palette.elevation.middle,
        fontSize: '1rem',
      }),
    },
  },
}
