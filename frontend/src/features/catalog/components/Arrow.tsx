import { media, radius } from '@/lib/design'
import { styled } from '@/lib/styled'

/** A round button over pictures, for pointers. */
export const Arrow = styled('button')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  zIndex: 2,
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  placeItems: 'center',
  borderRadius: radius.pill,
  border: `1px solid ${theme.vars.palette.control}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.elevation.low,
  cursor: 'pointer',
  '&[aria-disabled=true]': { color: theme.vars.palette.text.disabled, cursor: 'default', boxShadow: 'none' },
  [media.wide]: { [media.hover]: { display: 'grid' } },
}))
