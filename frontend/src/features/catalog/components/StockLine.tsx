import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import type { Variant } from '../api'
import { catalogText } from '../text'

const Line = styled('p', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'success' | 'warning' | 'error' }>(
  ({ theme, tone }) => ({
    display: 'flex',
    gap: 8,
    fontWeight: 550,
    color: theme.vars.palette[tone].main,
    '& svg': { flex: 'none', marginBlockStart: 2 },
  }),
)

type StockLineProps = { variant: Variant | null; soldOut: boolean; name: string; neighbours: readonly string[] }

/** What is true of the stock right now; a sold-out combination names its neighbours that can be bought. */
export function StockLine({ variant, soldOut, name, neighbours }: StockLineProps) {
  if (soldOut)
    return (
      <Line tone="error" role="status">
        <Icon name="info" size={20} />
        <span>
          {catalogText.combinationSoldOut(name)}
          {neighbours.length > 0 && catalogText.alternatives(neighbours.join(', or in '))}
        </span>
      </Line>
    )
  const low = variant !== null && variant.stock <= 5
  return (
    <Line tone={low ? 'warning' : 'success'} role="status">
      <Icon name={low ? 'clock' : 'check'} size={20} />
      {low ? catalogText.onlyLeft(variant.stock) : catalogText.inStock}
    </Line>
  )
}
