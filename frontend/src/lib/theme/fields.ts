import { createElement } from 'react'
import type { Components, Theme } from '@mui/material/styles'
import { createSvgIcon } from '@mui/material/utils'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'

/** Drawn like the icons: round ends. */
const line = (d: string, stroke: string, strokeWidth: number) =>
  createElement('path', { key: d, d, fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' })

const square = 'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2Z'
const marked = (mark: string) => [
  createElement('path', { key: 'box', d: square }),
  line(mark, 'var(--hs-palette-background-paper)', 2.5),
]
const Box = createSvgIcon(line(square, 'currentColor', 1.5), 'Box')
const TickedBox = createSvgIcon(marked('M7 12.5l3.5 3.5L17 8.5'), 'TickedBox')
const PartBox = createSvgIcon(marked('M7.5 12h9'), 'PartBox')

/**
 * What people type into, choose from and tick: the label stands above its field, then a hint, the field, and what is
 * wrong with it.
 */
export const fields: Components<Theme> = {
  MuiFormControl: { styleOverrides: { root: { gap: 4 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        order: -2,
        maxInlineSize: '100%',
        overflow: 'visible',
        whiteSpace: 'normal',
        transform: 'none',
        pointerEvents: 'auto',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body2, margin: 0, textAlign: 'start' }) },
  },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body1 }),
      // Room for one line of text, however tall the browser draws an empty field.
      input: ({ theme }) => ({
        blockSize: 24,
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiOutlinedInput: {
    // The frame has no gap for a label that stands above it.
    defaultProps: { notched: false, label: '' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.surface.disabled },
      }),
      multiline: { padding: '12px 14px' },
      input: ({ theme }) => ({
        padding: '12px 14px',
        // What the browser fills in keeps the field's own colors.
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${theme.vars.palette.tint.ground} inset`,
          WebkitTextFillColor: theme.vars.palette.text.primary,
          caretColor: theme.vars.palette.text.primary,
        },
        '.MuiInputBase-sizeSmall > &': { padding: '10px 12px' },
        '.MuiInputBase-adornedStart > &': { paddingInlineStart: 0 },
        '.MuiInputBase-multiline > &': { blockSize: 'auto', padding: 0, resize: 'vertical' },
      }),
      notchedOutline: ({ theme }) => ({
        insetBlockStart: 0,
        borderColor: theme.vars.palette.control,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ChevronDownIcon },
    styleOverrides: {
      select: { textOverflow: 'ellipsis', '&&&': { paddingInlineEnd: 44 } },
      icon: ({ theme }) => ({ insetBlockStart: 'calc(50% - 10px)', insetInlineEnd: 12, inlineSize: 20, blockSize: 20, color: theme.vars.palette.text.primary }),
    },
  },
  MuiInputAdornment: { styleOverrides: { positionEnd: { marginInlineEnd: -12 } } },
  MuiCheckbox: {
    defaultProps: {
      disableRipple: true,
      icon: createElement(Box),
      checkedIcon: createElement(TickedBox),
      indeterminateIcon: createElement(PartBox),
    },
    styleOverrides: { root: tickBox },
  },
  MuiRadio: { defaultProps: { disableRipple: true }, styleOverrides: { root: tickBox } },
  MuiFormControlLabel: { styleOverrides: { root: { marginInline: 0 } } },
}

/** A target of 44 px around a box of 24; it is the box that stands in line with what is above and below. */
function tickBox({ theme }: { theme: Theme }) {
  return {
    padding: 10,
    marginInlineStart: -10,
    color: theme.vars.palette.control,
    '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -4 },
  }
}
