/** The looks that all native form controls share. */
import { styled, type Theme } from '@mui/material/styles'
import { motion, radius } from '@/lib/design'

const control = ({ theme }: { theme: Theme }) => ({
  inlineSize: '100%',
  minBlockSize: 48,
  padding: '11px 13px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radius.field,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  ...theme.typography.body1,
  transition: `border-color ${motion.press}`,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -1,
    borderColor: theme.vars.palette.primary.main,
  },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '&:disabled': {
    backgroundColor: theme.vars.palette.surface.disabled,
    color: theme.vars.palette.text.disabled,
  },
})

export const Input = styled('input')(control)
export const TextBox = styled('textarea')(control, { resize: 'vertical', minBlockSize: 96 })
/** The browser's own list; its arrow comes with {@link NativeSelect}. */
export const SelectBox = styled('select')(control, {
  appearance: 'none',
  paddingInlineEnd: 44,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})
