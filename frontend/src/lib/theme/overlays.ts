import type { Components, Theme } from '@mui/material/styles'
import { media, radius } from '../design.ts'

/** What lies over the page: where it stands, how it is edged, how it comes. */
export const overlays: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(18 14 4 / .48)' } } },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      // A small question lies within reach of the thumb.
      container: { [media.phone]: { alignItems: 'flex-end' } },
      paper: ({ theme, ownerState }) => ({
        overscrollBehavior: 'contain',
        ...(!ownerState.fullScreen && {
          border: `1px solid ${theme.vars.palette.divider}`,
          borderRadius: radius.dialog,
          [media.phone]: {
            margin: 0,
            inlineSize: '100%',
            maxInlineSize: '100%',
            maxBlockSize: '92dvh',
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
          },
        }),
      }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h2' },
    styleOverrides: { root: { padding: '20px 24px 8px', outline: 'none' } },
  },
  MuiDialogContent: { styleOverrides: { root: { paddingBlock: '4px 12px' } } },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.primary }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 8,
        padding: '12px 24px calc(24px + env(safe-area-inset-bottom))',
        '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme, ownerState }) => ({
        overscrollBehavior: 'contain',
        outline: `1px solid ${theme.vars.palette.divider}`,
        ...(ownerState.anchor === 'left' && { inlineSize: 'min(360px, calc(100% - 48px))' }),
        ...(ownerState.anchor === 'right' && { inlineSize: 'min(400px, calc(100% - 48px))' }),
        ...(ownerState.anchor === 'bottom' && {
          maxBlockSize: '92dvh',
          borderStartStartRadius: radius.dialog,
          borderStartEndRadius: radius.dialog,
        }),
      }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.raised,
      }),
    },
  },
  MuiMenu: {
    // One grows from the edge of what opened it; the page behind keeps its scroll bar.
    defaultProps: {
      disableScrollLock: true,
      transitionDuration: { enter: 180, exit: 120 },
      anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
      transformOrigin: { vertical: -4, horizontal: 'right' },
    },
  },
  MuiMenuItem: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 12,
        minHeight: 44,
        [media.tablet]: { minHeight: 44 },
        paddingInline: 12,
        borderRadius: radius.field,
        '& .MuiListItemIcon-root': { minWidth: 0 },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          fontWeight: 650,
          backgroundColor: theme.vars.palette.tint.ground,
        },
        '&.Mui-focusVisible': {
          backgroundColor: theme.vars.palette.action.hover,
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: -2,
        },
      }),
    },
  },
  MuiTooltip: {
    // A finger has no use for one: it presses what it means.
    defaultProps: { enterDelay: 700, enterNextDelay: 300, disableTouchListener: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: '6px 10px',
        backgroundColor: theme.vars.palette.inverse.ground,
        color: theme.vars.palette.inverse.label,
      }),
      popper: { '&[data-popper-placement*="bottom"] .MuiTooltip-tooltip': { marginBlockStart: 6 } },
    },
  },
}
