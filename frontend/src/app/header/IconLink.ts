import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { media, motion, radius } from '@/lib/design'

/** From this width on the header has room for selling, help and the colour scheme beside the search. */
export const roomy = '@media (min-width:720px)'

/** A link or button of the header that is its icon: what an `IconButton` is here, without its weight on every page. */
export const IconLink = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.field,
  color: theme.vars.palette.text.primary,
  transition: `background-color ${motion.press}`,
  [media.hover]: { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
})) as typeof ButtonBase
