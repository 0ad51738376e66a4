import type { CSSObject, Theme } from '@mui/material/styles'
import { media, motion, radius } from '@/lib/design'

/** From this width on the header has room for selling, help and the colour scheme beside the search. */
export const roomy = '@media (min-width:720px)'

/** The look shared by the icon links and buttons of the header. */
export const iconLink = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.field,
  background: 'none',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  transition: `background-color ${motion.press}`,
  [media.hover]: { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
})
