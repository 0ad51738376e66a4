/** The boxes of the cart's groups. */
import { styled } from '@mui/material/styles'
import { radius } from '@/lib/design'

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

export const Ruled = styled('li')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))

export const Note = styled('p')(({ theme }) => ({
  paddingBlockEnd: 16,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))
