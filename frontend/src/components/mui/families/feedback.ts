import type { Components } from '@mui/material/styles'
import { radius } from '@/lib/design'
import { theme } from '@/lib/styled'

const { palette } = theme.vars

/** Toasts: inverse in both schemes, so that they stand out from any page. */
export const feedback: Components = {
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        backgroundColor: palette.inverse.ground,
        color: palette.inverse.label,
        borderRadius: radius.card,
        boxShadow: palette.elevation.middle,
        fontSize: '1rem',
      },
    },
  },
}
