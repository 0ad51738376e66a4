import type { CSSObject, Theme } from '@mui/material/styles'

/** The look of a colour to choose, so many pixels wide, beside its input: once chosen it has a ring and a tick. */
export const colourDot = (theme: Theme, side: number): CSSObject => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  borderRadius: '50%',
  border: `1px solid ${theme.vars.palette.control}`,
  color: '#fff',
  '& svg': { opacity: 0, filter: 'drop-shadow(0 0 1.5px #000)' },
  'input:checked + &': {
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}, 0 0 0 4px ${theme.vars.palette.primary.main}`,
  },
})
