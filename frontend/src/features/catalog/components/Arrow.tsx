import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { media } from '@/lib/design'

/** A round button over pictures, for pointers. */
export const Arrow = styled(IconButton)(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  zIndex: 2,
  boxShadow: theme.vars.palette.elevation.low,
  '&[aria-disabled=true]': { color: theme.vars.palette.text.disabled, cursor: 'default', boxShadow: 'none' },
  [media.wide]: { [media.hover]: { display: 'inline-flex' } },
}))
