import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import type { Variant } from '../../api'
import { productPageText } from './text'

const Line = styled('p', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'success' | 'warning' | 'error' }>(
  ({ theme, tone }) => ({
    display: 'flex',
    gap: 8,
    minBlockSize: 24,
    fontWeight: 550,
    color: theme.vars.palette[tone].main,
    '& svg': { flex: 'none', marginBlockStart: 2 },
  }),
)

/** From this stock on the number is said. */
const low = 5

type StockLineProps = {
  variant: Variant | null
  soldOut: boolean
  /** Whether more was wanted than there is. */
  limited: boolean
  name: string
  neighbours: readonly string[]
}

/** What is true of the stock right now; a sold-out combination names its neighbours that can be bought. */
export function StockLine({ variant, soldOut, limited, name, neighbours }: StockLineProps) {
  if (soldOut)
    return (
      <Line tone="error" role="status">
        <Icon name="info" size={20} />
        <span>
          {[productPageText.isSoldOut(name), ...(neighbours.length > 0 ? [productPageText.availableIn(neighbours)] : [])].join(
            ' ',
          )}
        </span>
      </Line>
    )
  const scarce = variant !== null && (limited || variant.stock <= low)
  return (
    <Line tone={scarce ? 'warning' : 'success'} role="status">
      <Icon name={scarce ? 'info' : 'check'} size={20} />
      {!scarce && productPageText.inStock}
      {scarce && (limited ? productPageText.onlyLeftSet(variant.stock) : productPageText.onlyLeft(variant.stock))}
    </Line>
  )
}
