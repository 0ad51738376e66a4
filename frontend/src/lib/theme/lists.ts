import type { Components, Theme } from '@mui/material/styles'
import { motion, radius } from '../design.ts'

/** Rows that lead somewhere or do something, and the bar at the bottom of a phone. */
export const lists: Components<Theme> = {
  MuiList: { styleOverrides: { padding: { padding: 8 } } },
  MuiListSubheader: {
    defaultProps: { disableSticky: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        padding: '0 12px 4px',
        color: theme.vars.palette.text.secondary,
        backgroundColor: 'transparent',
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        gap: 12,
        inlineSize: '100%',
        minHeight: 48,
        padding: '4px 12px',
        borderRadius: radius.field,
        textAlign: 'start',
        transition: `background-color ${motion.press}`,
        '&:focus-visible': { outlineOffset: -2 },
        '&.Mui-focusVisible': { backgroundColor: vars.palette.action.hover },
        // Where one is: by weight and a bar as well, not by color alone.
        '&.Mui-selected': {
          fontWeight: 650,
          color: vars.palette.tint.label,
          boxShadow: `inset calc(3px * var(--inline)) 0 ${vars.palette.primary.main}`,
          '&, &:hover, &.Mui-focusVisible': { backgroundColor: vars.palette.tint.ground },
        },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiListItemText: { styleOverrides: { root: { marginBlock: 4 }, primary: { font: 'inherit' } } },
  MuiBottomNavigation: {
    defaultProps: { showLabels: true },
    styleOverrides: { root: { height: 'auto', backgroundColor: 'transparent' } },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minWidth: 0,
        maxWidth: 'none',
        minHeight: 56,
        paddingInline: 4,
        gap: 2,
        color: vars.palette.text.secondary,
        '&:focus-visible': { outlineOffset: -3 },
        // A word's weight alone is little to tell the present page by.
        '&.Mui-selected': { color: vars.palette.link, boxShadow: `inset 0 3px 0 ${vars.palette.primary.main}` },
      }),
      label: ({ theme }) => ({
        maxInlineSize: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '&, &.Mui-selected': theme.typography.caption,
        '&.Mui-selected': { fontWeight: 650 },
      }),
    },
  },
}
