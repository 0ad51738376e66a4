import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { formatMoney } from '@/lib/money'

const Rows = styled('dl')({
  display: 'grid',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
})
const Total = styled('div')(({ theme }) => ({
  paddingBlockStart: 12,
  marginBlockStart: 4,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '1.125rem',
  fontWeight: 700,
}))

interface SummaryRowsProps {
  count?: number
  subtotal: number
  discount?: number
  shipping: number
  total: number
}

/** What something costs and what that is made of. */
export function SummaryRows({ count, subtotal, discount = 0, shipping, total }: SummaryRowsProps) {
  const currency = useCurrency()
  return (
    <Rows>
      <div>
        <dt>Subtotal{count !== undefined && ` (${count})`}</dt>
        <dd>{formatMoney(subtotal, currency)}</dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>Discount</dt>
          <dd>−{formatMoney(discount, currency)}</dd>
        </div>
      )}
      <div>
        <dt>Shipping</dt>
        <dd>{formatMoney(shipping, currency)}</dd>
      </div>
      <Total>
        <dt>Total</dt>
        <dd>{formatMoney(total, currency)}</dd>
      </Total>
    </Rows>
  )
}
