import { styled } from '@mui/material/styles'
import { media, radius } from '@/lib/design'

/** What is done with the page above it: it stays in sight, above the Seller Center's own bar, within reach of the thumb. */
export const StickyActionBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 10,
  insetBlockEnd: 'calc(56px + env(safe-area-inset-bottom))',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginInline: -16,
  padding: '8px 16px',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > p': { flex: '1 0 100%' },
  [media.tablet]: { '& > p': { flex: '1 0 auto' } },
  [media.wide]: {
    insetBlockEnd: 0,
    marginInline: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    boxShadow: theme.vars.palette.elevation.middle,
  },
}))
