/** What a line of the list says of a product, alike in cards and in the grid. */
import { useCurrency } from '@/components/Currency'
import Typography from '@mui/material/Typography'
import { StatusChip } from '@/components/StatusChip'
import { formatMoney } from '@/lib/money'
import type { SellerProductRow } from '../../api'
import { statusTones } from '../status'
import { savingText } from '../text'
import { listText as words } from './text'

interface PartProps {
  product: SellerProductRow
}

export function ProductPrice({ product: { minPrice, maxPrice } }: PartProps) {
  const currency = useCurrency()
  const [from, to] = [formatMoney(minPrice, currency), formatMoney(maxPrice, currency)]
  return from === to ? from : words.range(from, to)
}

export const ProductStock = ({ product: { stock } }: PartProps) => (stock === 0 ? words.soldOut : words.inStock(stock))

export const ProductStatusLabel = ({ product: { status, withdrawal } }: PartProps) => (
  <>
    <StatusChip tone={statusTones[status]} label={savingText.statuses[status]} />
    {withdrawal && (
      <Typography component="span" variant="body2" color="textSecondary" noWrap title={withdrawal.reason} sx={{ display: 'block', lineHeight: 1.3 }}>
        {withdrawal.reason}
      </Typography>
    )}
  </>
)
