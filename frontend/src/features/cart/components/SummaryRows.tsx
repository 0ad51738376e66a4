import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { formatMoney } from '@/lib/money'
import { cartPageText } from './text'

const Rows = styled('dl')({
  display: 'grid',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '&[aria-busy="true"] dd': { opacity: 0.6 },
})
const Total = styled('div')(({ theme }) => ({
  paddingBlockStart: 12,
  marginBlockStart: 4,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.total,
}))

/** Amounts in minor units, and how many pieces they are for. */
export interface Figures {
  count?: number
  subtotal: number
  discount?: number
  shipping: number
  total: number
}

interface RowStates {
  isStale?: boolean
  /** The discount comes with logging in. */
  isPromised?: boolean
}

/** What something costs and what that is made of; dimmed while new figures are on their way. */
export function SummaryRows({
  count,
  subtotal,
  discount = 0,
  shipping,
  total,
  isStale = false,
  isPromised = false,
}: Figures & RowStates) {
  const currency = useCurrency()
  return (
    <Rows aria-busy={isStale}>
      <div>
        <dt>{count === undefined ? cartPageText.subtotal : cartPageText.subtotalOf(count)}</dt>
        <dd>{formatMoney(subtotal, currency)}</dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>{isPromised ? cartPageText.promisedDiscount : cartPageText.discount}</dt>
          <dd>−{formatMoney(discount, currency)}</dd>
        </div>
      )}
      <div>
        <dt>{cartPageText.shipping}</dt>
        <dd>{shipping === 0 ? cartPageText.free : formatMoney(shipping, currency)}</dd>
      </div>
      <Total>
        <dt>{cartPageText.total}</dt>
        <dd>{formatMoney(total, currency)}</dd>
      </Total>
    </Rows>
  )
}
