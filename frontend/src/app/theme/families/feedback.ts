import type { Components, Theme } from '@mui/material/styles'
import { radius } from '@/lib/design'

/** Toasts: inverse in both schemes, so that they stand out from any page. */
export const feedback: Components<Theme> = {
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.inverse.ground,
        color: theme.vars.palette.inverse.label,
        borderRadius: radius.card,
        boxShadow: theme.vars.palette.elevation.middle,
        fontSize: '1rem',
      }),
    },
  },
}
