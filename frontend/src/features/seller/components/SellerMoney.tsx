import { styled } from '@mui/material/styles'
import { Panel, Stack } from '@/components/Panel'
import { formatMoney } from '@/lib/money'
import type { SellerOrder } from '../api'

const Rows = styled('dl')({
  display: 'grid',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& > div:last-of-type': { fontWeight: 700 },
})

/** What the buyer pays to this shop and what of it reaches the seller. */
export function SellerMoney({ order }: { order: SellerOrder }) {
  const money = (amount: number) => formatMoney(amount, order.currency)
  return (
    <Panel aria-label="Money">
      <Stack gap={12}>
        <h2>Money</h2>
        <Rows>
          <div>
            <dt>Goods</dt>
            <dd>{money(order.subtotal)}</dd>
          </div>
          {order.discount > 0 && (
            <div>
              <dt>Discount</dt>
              <dd>−{money(order.discount)}</dd>
            </div>
          )}
          <div>
            <dt>Paid by the buyer</dt>
            <dd>{money(order.total)}</dd>
          </div>
          <div>
            <dt>Commission</dt>
            <dd>−{money(order.commission)}</dd>
          </div>
          <div>
            <dt>Your payout</dt>
            <dd>{money(order.payout)}</dd>
          </div>
        </Rows>
      </Stack>
    </Panel>
  )
}
