import type { ComponentProps } from 'react'
import { styled } from '@mui/material/styles'
import { media, motion, radius } from '@/lib/design'

const Element = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.field,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.press}, transform ${motion.press}`,
  [media.hover]: { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
  '&:active': { transform: 'scale(calc(1 - .04 * var(--motion)))' },
}))

/** A button that is only an icon: 44 px, with its words in `aria-label`. */
export function IconButton(props: ComponentProps<typeof Element> & { 'aria-label': string }) {
  return <Element type="button" {...props} />
}
