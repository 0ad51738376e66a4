import type { Components } from '@mui/material/styles'
import { radius } from '@/lib/design'

/** What lies on the ground: no gradient veil in the dark scheme, no shadow unless something floats. */
export const surfaces: Components = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none' }, rounded: { borderRadius: radius.card } },
  },
}
