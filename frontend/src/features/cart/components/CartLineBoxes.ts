/** The boxes of a cart line: two rows on a phone, one row with its own columns from 600 px. */
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { media } from '@/lib/design'

export const Grid = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px 88px minmax(0, 1fr)',
  gridTemplateAreas: '"tick picture words" "controls controls controls"',
  columnGap: 12,
  rowGap: 12,
  paddingBlock: 16,
  alignItems: 'start',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  scrollMarginBlock: 96,
  '&:focus-visible': { outlineOffset: -2 },
  [media.tablet]: {
    gridTemplateColumns: '32px 96px minmax(0, 1fr) 236px',
    gridTemplateAreas: '"tick picture words controls"',
    columnGap: 16,
  },
}))

// The target of the tick is wider than its column and reaches into the gap.
export const Tick = styled('div')({ gridArea: 'tick', marginBlockStart: -8 })

export const Picture = styled(Link)({ gridArea: 'picture' })

export const Words = styled('div')(({ theme }) => ({
  gridArea: 'words',
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  // Taller to the finger than to the eye.
  '& > a': { marginBlock: -10, paddingBlock: 10, color: 'inherit', textDecoration: 'none', fontWeight: 550 },
  '& > a:hover': { textDecoration: 'underline' },
  '& > small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))

export const Controls = styled('div')({
  gridArea: 'controls',
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  alignItems: 'center',
  columnGap: 8,
  // Its words stand on the edge of the line where no quantity stands before it.
  '& > button:only-child': { marginInlineStart: -12 },
  [media.tablet]: {
    gridTemplateColumns: 'auto 1fr',
    justifyItems: 'start',
    rowGap: 4,
    '& > button': { gridRow: 2, marginInlineStart: -12 },
  },
})

export const Sum = styled('strong')({
  justifySelf: 'end',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
