import type { Components, Theme } from '@mui/material/styles'
import { media, radius } from '../design.ts'

/** What shows one of several views, and how far something has come. */
export const switches: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 48, borderBlockEnd: `1px solid ${theme.vars.palette.divider}` }),
      // Those beside the chosen one are in sight as well.
      scroller: { scrollPaddingInline: 64 },
      list: { gap: 4 },
      indicator: { blockSize: 3 },
    },
  },
  MuiTab: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle1,
        minWidth: 48,
        minHeight: 48,
        padding: 12,
        color: theme.vars.palette.text.secondary,
        [media.hover]: { '&:hover': { color: theme.vars.palette.text.primary } },
        '&:focus-visible': { outlineOffset: -2 },
        '&.Mui-selected': { fontWeight: 650, color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 4,
        padding: 3,
        border: `1px solid ${theme.vars.palette.control}`,
        borderRadius: radius.field + 3,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      grouped: { '&&': { margin: 0, border: 0, borderRadius: radius.field } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle1,
        minHeight: 44,
        padding: '0 16px',
        color: theme.vars.palette.text.primary,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        '&.Mui-selected, &.Mui-selected:hover': {
          fontWeight: 650,
          color: theme.vars.palette.tint.label,
          backgroundColor: theme.vars.palette.tint.ground,
        },
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 2, backgroundColor: theme.vars.palette.divider }),
    },
  },
}
