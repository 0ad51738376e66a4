import { styled } from '@mui/material/styles'
import { media } from '@/lib/design'
import { formatNumber } from '@/lib/language'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  margin: 0,
  [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h2, margin: 0, fontVariantNumeric: 'tabular-nums' },
}))

/** How many products of each kind. */
export function ImportCounts({ counts }: { counts: readonly (readonly [label: string, count: number])[] }) {
  return (
    <List>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </List>
  )
}
