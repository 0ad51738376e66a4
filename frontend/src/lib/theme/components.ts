import type { Components, Theme } from '@mui/material/styles'
import { media, motion, radius } from '../design.ts'
import { display } from './display.ts'
import { fields } from './fields.ts'
import { lists } from './lists.ts'
import { overlays } from './overlays.ts'
import { switches } from './switches.ts'

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** A few words among others that do something, underlined as a link is. */
    link: true
  }
}
declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    /** Round, on a ground of its own: for places over pictures. */
    raised: true
  }
}
declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A bordered box that groups what belongs together. */
    panel: true
  }
}

/** What one presses gives way a little, unless things shall not move. */
const press = (depth: number) => ({ '&:active': { transform: `scale(calc(1 - ${depth} * var(--motion)))` } })

/** How Material UI's components look wherever they stand. */
export const components: Components<Theme> = {
  ...display,
  ...fields,
  ...lists,
  ...overlays,
  ...switches,
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  // One contained primary a screen; the rest outlined or text.
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { typography, vars } }) => ({
        ...typography.button,
        gap: 8,
        minWidth: 44,
        minHeight: 44,
        padding: '7px 16px',
        border: '1px solid transparent',
        textAlign: 'center',
        transition: `background-color ${motion.press}, border-color ${motion.press}, transform ${motion.press}`,
        ...press(0.02),
        // The file field in a label has the focus, the label shows it.
        '&:has(input:focus-visible)': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
        variants: [
          { props: { size: 'small' }, style: { padding: '7px 12px' } },
          { props: { size: 'large' }, style: { minHeight: 48, padding: '9px 24px' } },
          { props: { variant: 'text', color: 'primary' }, style: { color: vars.palette.link } },
          {
            props: { variant: 'link' },
            style: {
              ...typography.body2,
              gap: 4,
              padding: '0 8px',
              fontWeight: 650,
              color: vars.palette.link,
              whiteSpace: 'nowrap',
              textDecoration: 'underline',
              textUnderlineOffset: 3,
              '&:focus-visible': { outlineOffset: -2 },
            },
          },
          {
            props: { variant: 'outlined' },
            style: { backgroundColor: vars.palette.background.paper, borderColor: 'currentColor' },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: { color: vars.palette.text.primary, borderColor: vars.palette.control },
          },
          {
            props: ({ variant }) => variant !== 'contained' && variant !== 'link',
            style: {
              [media.hover]: { '&:hover': { backgroundColor: vars.palette.action.hover } },
            },
          },
          {
            props: { variant: 'outlined' },
            style: { [media.hover]: { '&:hover': { borderColor: 'currentColor' } } },
          },
          {
            props: ({ variant }) => variant !== 'text' && variant !== 'link',
            style: {
              '&.Mui-disabled, &[aria-disabled="true"]': {
                color: vars.palette.text.disabled,
                backgroundColor: vars.palette.surface.disabled,
                borderColor: 'transparent',
              },
            },
          },
        ],
        '&[aria-disabled="true"]': { color: vars.palette.text.disabled, cursor: 'not-allowed', transform: 'none' },
      }),
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        flex: 'none',
        inlineSize: 44,
        blockSize: 44,
        padding: 0,
        borderRadius: radius.field,
        transition: `background-color ${motion.press}, transform ${motion.press}`,
        [media.hover]: { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
        ...press(0.04),
        variants: [
          {
            props: { color: 'raised' },
            style: {
              border: `1px solid ${theme.vars.palette.control}`,
              borderRadius: radius.pill,
              color: theme.vars.palette.text.primary,
              backgroundColor: theme.vars.palette.surface.raised,
            },
          },
        ],
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        // No gradient veil in the dark scheme: there a surface is lighter by itself.
        backgroundImage: 'none',
        variants: [
          {
            props: { variant: 'panel' },
            style: {
              padding: 16,
              border: `1px solid ${theme.vars.palette.divider}`,
              [media.wide]: { padding: 24 },
            },
          },
        ],
      }),
      rounded: { borderRadius: radius.card },
    },
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
  MuiStack: { defaultProps: { useFlexGap: true } },
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
