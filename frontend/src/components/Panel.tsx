import { styled } from '@mui/material/styles'
import { media, radius } from '@/lib/design'

/** A bordered box of paper that groups what belongs together. */
export const Panel = styled('section')(({ theme }) => ({
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  [media.wide]: { padding: 24 },
}))

// `as` is kept back too, or the styled element would not become what it names.
const own = (...names: string[]) => ({
  shouldForwardProp: (name: PropertyKey) => name !== 'as' && !names.includes(String(name)),
})

/** Rows under one another with an even gap. */
export const Stack = styled(
  'div',
  own('gap'),
)<{ gap?: number }>(({ gap = 16 }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }))

/** Items side by side that wrap when the width runs out. */
export const Row = styled(
  'div',
  own('gap', 'spread'),
)<{
  gap?: number
  spread?: boolean
}>(({ gap = 12, spread = false }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap,
  ...(spread ? { justifyContent: 'space-between' } : {}),
}))

/** Quiet text: dates, notes, hints. */
export const Quiet = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
}))
