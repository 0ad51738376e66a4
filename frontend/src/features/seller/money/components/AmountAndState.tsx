import { styled } from '@mui/material/styles'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import { media } from '@/lib/design'

// One above the other on a phone, side by side elsewhere.
const End = styled('span')({
  display: 'grid',
  flex: 'none',
  justifyItems: 'end',
  alignItems: 'center',
  gap: '4px 24px',
  paddingBlock: 8,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontWeight: 650 },
  [media.tablet]: { gridTemplateColumns: 'auto 170px', '& strong': { order: 2 } },
})

interface AmountAndStateProps {
  amount: string
  state: { label: string; tone: StatusTone }
}

/** The end of a row that is about money. */
export function AmountAndState({ amount, state }: AmountAndStateProps) {
  return (
    <End>
      <strong>{amount}</strong>
      <StatusChip {...state} />
    </End>
  )
}
