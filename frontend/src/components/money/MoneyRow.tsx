import { styled } from '@mui/material/styles'
import { LinkRow, RowCard } from '@/components/LinkRow'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import { media } from '@/lib/design'

/** A card of {@link MoneyRow}s. On a phone the state stands below the words, which need the width. */
export const MoneyRows = styled(RowCard)({
  '& .MuiListItemButton-root': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 16px',
    alignItems: 'baseline',
    paddingBlock: 8,
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { fontWeight: 650, textAlign: 'end' },
    '& > :last-child': { justifySelf: 'start' },
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 130px',
      alignItems: 'center',
      paddingBlock: 0,
      '& > strong': { order: 1 },
    },
  },
})

interface MoneyRowProps {
  to: string
  label: string
  hint: string
  amount: string
  state: { label: string; tone: StatusTone }
}

/** A row about money: what it is, the amount, and its status. */
export function MoneyRow({ amount, state, ...row }: MoneyRowProps) {
  const end = (
    <>
      <strong>{amount}</strong>
      <StatusChip {...state} />
    </>
  )
  return <LinkRow {...row} end={end} />
}
