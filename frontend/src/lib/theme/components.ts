import type { Components, Theme } from '@mui/material/styles'
import { radius } from '../design.ts'

/** How Material UI's components look wherever they stand. */
export const components: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    // No gradient veil in the dark scheme: there a surface is lighter by itself.
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radius.card } },
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
