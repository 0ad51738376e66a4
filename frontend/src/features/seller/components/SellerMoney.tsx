import { styled } from '@mui/material/styles'
import { Panel, Stack } from '@/components/Panel'
import { formatMoney } from '@/lib/money'
import type { SellerOrder } from '../api'
import { moneyText } from '../text'

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dd': { flex: 'none' },
  '& > div:last-of-type': {
    paddingBlockStart: 8,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 700,
  },
}))

/** What the buyer pays to this shop and what of it reaches the seller. */
export function SellerMoney({ order }: { order: SellerOrder }) {
  const rows = [
    { label: moneyText.goods, amount: order.subtotal },
    ...(order.discount > 0 ? [{ label: moneyText.discount, amount: -order.discount }] : []),
    { label: moneyText.paid, amount: order.total },
    ...(order.refunded > 0 ? [{ label: moneyText.refunded, amount: -order.refunded }] : []),
    { label: moneyText.commission, amount: -order.commission },
    { label: moneyText.payout, amount: order.payout },
  ]
  return (
    <Panel aria-label={moneyText.title}>
      <Stack gap={12}>
        <h2>{moneyText.title}</h2>
        <Rows>
          {rows.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatMoney(amount, order.currency)}</dd>
            </div>
          ))}
        </Rows>
      </Stack>
    </Panel>
  )
}
