import { styled } from '@mui/material/styles'
import { media, motion, radius } from '@/lib/design'

/** A filter that is on or off: a pill of 36 px in a target of 44, which its words stand in as one `span`. */
export const Chip = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: radius.pill,
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    blockSize: 36,
    paddingInline: 14,
    borderRadius: radius.pill,
    border: `1px solid ${theme.vars.palette.control}`,
    ...theme.typography.subtitle2,
    whiteSpace: 'nowrap',
    backgroundColor: theme.vars.palette.background.paper,
    transition: `background-color ${motion.press}, border-color ${motion.press}`,
  },
  '& svg': { marginInlineEnd: -4 },
  [media.hover]: { '&:hover > span': { borderColor: theme.vars.palette.text.primary } },
  '&[aria-pressed=true] > span, &[data-applied] > span': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.tint.label,
    backgroundColor: theme.vars.palette.tint.ground,
  },
  '&:disabled': { cursor: 'default' },
  '&:disabled > span': {
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.text.disabled,
    backgroundColor: 'transparent',
  },
  '&:focus-visible': { outlineOffset: -2 },
}))
