/** The boxes of the cart, which its skeleton has in common with it. */
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { media, radius } from '@/lib/design'

export const Group = styled('section')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  paddingInline: 16,
}))

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 60,
  '& h2': theme.typography.h3,
  '& h2 a': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    paddingBlock: 10,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& h2 a:hover': { textDecoration: 'underline' },
}))

export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  '& span': { color: theme.vars.palette.text.secondary },
  '& strong': { marginInlineStart: 'auto' },
}))

export const DividedItem = styled('li')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))

export const Note = styled('p')(({ theme }) => ({
  paddingBlockEnd: 16,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

/** A cart line: two rows on a phone, one row with its own columns from 600 px. */
export const LineGrid = styled('li')(({ theme }) => ({
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
export const CheckboxCell = styled('div')({ gridArea: 'tick', marginBlockStart: -8 })

export const Picture = styled(Link)({ gridArea: 'picture' })

export const LineText = styled('div')(({ theme }) => ({
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
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 4,
})

/** The ways out of the cart, whose words stand on the edge of the line. */
export const LineButtons = styled('div')({
  gridRow: 2,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  marginInlineStart: -12,
})

export const LineSum = styled('strong')({
  justifySelf: 'end',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
