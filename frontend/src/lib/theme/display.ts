import { createElement } from 'react'
import type { Components, CSSObject, Theme } from '@mui/material/styles'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import { media, motion, radius } from '../design.ts'

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** A filter that is on or off, or a way to go: 36 px to see in a target of 44. */
    filter: true
  }
}

/** What shows something and asks for nothing: notes, states, places being filled, tables. */
export const display: Components<Theme> = {
  MuiAccordion: {
    // Its head is a heading only where the page's outline has one: that place says so.
    defaultProps: { disableGutters: true, square: true, slotProps: { heading: { component: 'div' } } },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        '&::before': { display: 'none' },
        // On paper nobody can unfold.
        '@media print': { '& > .MuiCollapse-root': { height: 'auto', visibility: 'visible' } },
        variants: [
          {
            props: { variant: 'outlined' },
            style: ({ theme }) => ({ borderRadius: radius.card, backgroundColor: theme.vars.palette.background.paper }),
          },
        ],
      },
      heading: { font: 'inherit' },
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: createElement(ChevronDownIcon, { size: 20 }) },
    styleOverrides: {
      root: {
        gap: 8,
        minHeight: 48,
        padding: 0,
        fontWeight: 650,
        textAlign: 'start',
        '.MuiPaper-outlined > * > &, .MuiPaper-outlined > &': { paddingInline: 16 },
      },
      content: { margin: '10px 0' },
      expandIconWrapper: { color: 'inherit' },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: { padding: '0 0 16px', '.MuiPaper-outlined > .MuiCollapse-root &': { paddingInline: 16 } },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState: { severity = 'success' } }) => ({
        ...theme.typography.body1,
        padding: '12px 16px',
        borderRadius: radius.field,
        color: theme.vars.palette[severity].main,
        backgroundColor: theme.vars.palette.box[severity],
        '& a': { color: 'inherit' },
      }),
      icon: { padding: '2px 0 0', marginInlineEnd: 10, opacity: 1, '&&': { color: 'inherit' } },
      message: {
        display: 'grid',
        flex: 1,
        minInlineSize: 0,
        gap: 4,
        justifyItems: 'start',
        padding: 0,
        overflow: 'visible',
        '& ul': { display: 'grid', gap: 4, paddingInlineStart: 18, listStyle: 'disc' },
        // What can be done about it stands a little apart from what is said.
        '& > * + :is(button, a, div, form)': { marginBlockStart: 8 },
        '& form': { justifySelf: 'stretch' },
      },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme: { vars } }) => ({
        color: vars.palette.tint.label,
        backgroundColor: vars.palette.tint.ground,
      }),
      rounded: { borderRadius: radius.card },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: ({ theme }) => ({
        ...theme.typography.badge,
        paddingInline: 5,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        color: theme.vars.palette.accent.label,
        backgroundColor: theme.vars.palette.accent.ground,
      }),
    },
  },
  MuiBreadcrumbs: {
    defaultProps: { separator: '›' },
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }),
      li: ({ theme }) => ({
        '& a': { display: 'inline-block', paddingBlock: 12, color: 'inherit', textDecoration: 'none' },
        '& a:hover': { textDecoration: 'underline', color: theme.vars.palette.text.primary },
        '& span': { display: 'inline-block', paddingBlock: 12 },
      }),
      separator: { marginInline: 8 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme, ownerState: { color = 'default', variant } }) => ({
        ...theme.typography.caption,
        height: 'auto',
        gap: 6,
        padding: '4px 10px',
        borderRadius: radius.pill,
        ...(color === 'info' || color === 'success' || color === 'warning' || color === 'error'
          ? { color: theme.vars.palette[color].main, backgroundColor: theme.vars.palette.box[color] }
          : { color: theme.vars.palette.text.secondary, backgroundColor: theme.vars.palette.surface.sunken }),
        '& .MuiChip-icon, & .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': { margin: 0, color: 'inherit' },
        ...(variant === 'filter' && filterChip(theme)),
      }),
      label: { padding: 0 },
    },
  },
  MuiPagination: { defaultProps: { shape: 'rounded', siblingCount: 1 } },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minWidth: 44,
        height: 44,
        borderRadius: radius.field,
        '&.Mui-selected': {
          fontWeight: 650,
          color: theme.vars.palette.tint.label,
          backgroundColor: theme.vars.palette.tint.ground,
        },
      }),
    },
  },
  MuiRating: {
    styleOverrides: {
      // A part of a star is cut off, not made smaller.
      root: ({ theme }) => ({ color: theme.vars.palette.star.fill, '& svg': { maxInlineSize: 'none' } }),
      iconEmpty: ({ theme }) => ({ color: theme.vars.palette.divider }),
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({
        inlineSize: '100%',
        height: 20,
        backgroundColor: theme.vars.palette.surface.skeleton,
        // A quick answer is never preceded by a flicker of gray.
        animation: 'skeleton-in 1ms 150ms both, skeleton-breath 1.6s ease-in-out 300ms infinite',
        '@keyframes skeleton-in': { from: { opacity: 0 } },
        '@keyframes skeleton-breath': { '50%': { opacity: 0.55 } },
        '@media (prefers-reduced-motion: reduce)': { animation: 'skeleton-in 1ms 150ms both' },
      }),
    },
  },
  // Steps say by a tick, not by their color alone, that they are done; upright they are a history.
  MuiStepConnector: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Towards the start of the line, whichever side that is.
        '&.MuiStepConnector-alternativeLabel': { insetInline: 'calc(-50% + 20px) calc(50% + 20px)' },
        '&.MuiStepConnector-vertical': { margin: 0, marginInlineStart: 12 },
        '&.Mui-completed .MuiStepConnector-line': { borderColor: theme.vars.palette.primary.main },
      }),
      line: ({ theme }) => ({
        borderWidth: 2,
        borderColor: theme.vars.palette.divider,
        // From one sign to the next, beside what is said of the step.
        '&.MuiStepConnector-lineVertical': { minHeight: 36, marginBlockStart: -24 },
      }),
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.surface.disabled }),
      text: ({ theme }) => ({ fill: theme.vars.palette.text.primary, fontWeight: 650 }),
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiStepLabel-vertical': { alignItems: 'flex-start', padding: 0 },
        '&.MuiStepLabel-vertical .MuiStepLabel-iconContainer': { padding: 0, paddingInlineEnd: 8 },
        '&.MuiStepLabel-vertical .MuiStepLabel-label': {
          ...theme.typography.body1,
          color: theme.vars.palette.text.primary,
        },
      }),
      label: ({ theme }) => ({
        ...theme.typography.subtitle2,
        '&.Mui-completed': { fontWeight: theme.typography.subtitle2.fontWeight },
        '&.MuiStepLabel-alternativeLabel': { marginBlockStart: 8 },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2, paddingBlock: 0, paddingInline: 12, textAlign: 'start' }),
      head: ({ theme }) => ({
        height: 44,
        fontWeight: 550,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.surface.sunken,
      }),
      body: { height: 53 },
    },
  },
}

function filterChip({ typography, vars }: Theme): CSSObject {
  return {
    ...typography.subtitle2,
    position: 'relative',
    height: 36,
    marginBlock: 4,
    paddingInline: 14,
    border: `1px solid ${vars.palette.control}`,
    color: vars.palette.text.primary,
    transition: `background-color ${motion.press}, border-color ${motion.press}`,
    '&, &&:hover, &.Mui-focusVisible': { backgroundColor: vars.palette.background.paper },
    [media.hover]: { '&:hover': { borderColor: vars.palette.text.primary } },
    '&::before': { content: '""', position: 'absolute', insetBlock: -5, insetInline: -1 },
    '&[aria-pressed="true"], &[aria-current], &[data-applied]': {
      borderColor: vars.palette.primary.main,
      color: vars.palette.tint.label,
      '&, &&:hover': { backgroundColor: vars.palette.tint.ground },
    },
    '& .MuiChip-deleteIcon': { margin: 0, marginInlineEnd: -4, color: 'inherit' },
    '&.Mui-disabled': {
      borderColor: vars.palette.divider,
      color: vars.palette.text.disabled,
      backgroundColor: 'transparent',
    },
  }
}
