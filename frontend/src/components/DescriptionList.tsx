import type { ReactNode } from 'react'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { media } from '@/lib/design'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 16,
  [media.wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 550, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', textWrap: 'balance' },
  // As high as a thumb needs, in a line of its own height or two.
  '& a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 },
}))

/** A list of facts, each with its name. */
export function DescriptionList({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Paper variant="panel">
      <List>
        {items.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Paper>
  )
}
