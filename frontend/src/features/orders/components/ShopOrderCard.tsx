import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { Panel, Quiet, Row, Stack } from '@/components/Panel'
import { StatusChip } from '@/components/StatusChip'
import { cartPageText } from '@/features/cart/components/text'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { OrderLine, ShopOrder } from '../api'
import { shopOrderWords } from '../status'
import { ordersText } from '../text'
import { CancelRequests } from './CancelRequests'
import { OrderEvents } from './OrderEvents'
import { OrderLines } from './OrderLines'
import { Shipments } from './Shipments'
import { StatusSteps } from './StatusSteps'

const Head = styled(Row)(({ theme }) => ({
  justifyContent: 'space-between',
  '& h2': theme.typography.h3,
  '& a': { display: 'inline-block', paddingBlock: 9, color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}))
const Sum = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: '4px 16px',
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
}))

type ShopOrderCardProps = {
  shopOrder: ShopOrder
  actions?: ReactNode
  /** What can be done with one line. */
  renderLine?: ((line: OrderLine) => ReactNode) | undefined
}

/** One shop's part of an order: where it is, what it holds, what can be done. */
export function ShopOrderCard({ shopOrder, actions, renderLine }: ShopOrderCardProps) {
  const currency = useCurrency()
  const { shop, status, events, shipments, lines, discount, total, refunded, cancelRequests } = shopOrder
  return (
    <Panel aria-label={ordersText.order.fromShop(shop.name)}>
      <Stack>
        <Head>
          <h2>
            <Link to={paths.shop(shop.slug)}>{shop.name}</Link>
          </h2>
          <StatusChip {...shopOrderWords(status)} />
        </Head>
        <StatusSteps status={status} events={events} />
        {shipments.length > 0 && (
          <Stack gap={8}>
            <Shipments shipments={shipments} lines={lines} />
          </Stack>
        )}
        <OrderEvents events={events} />
        <CancelRequests requests={cancelRequests} lines={lines} />
        <OrderLines lines={lines} renderLine={renderLine} />
        <Sum>
          {discount > 0 && (
            <Quiet as="span">
              {cartPageText.discount} −{formatMoney(discount, currency)}
            </Quiet>
          )}
          {refunded > 0 && <Quiet as="span">{ordersText.order.refunded(formatMoney(refunded, currency))}</Quiet>}
          <strong>
            {cartPageText.shopTotal} {formatMoney(total, currency)}
          </strong>
        </Sum>
        {actions}
      </Stack>
    </Panel>
  )
}
