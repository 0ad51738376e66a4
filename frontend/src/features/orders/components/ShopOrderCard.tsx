import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { Panel, Quiet, Row, Stack } from '@/components/Panel'
import { StatusChip } from '@/components/StatusChip'
import { formatDateTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { ShopOrder } from '../api'
import { shopOrderWords } from '../status'
import { OrderLines } from './OrderLines'
import { Shipments } from './Shipments'
import { StatusSteps } from './StatusSteps'

/** One shop's part of an order: where it is, what it holds, what can be done. */
export function ShopOrderCard({ shopOrder, actions }: { shopOrder: ShopOrder; actions?: ReactNode }) {
  const currency = useCurrency()
  const { shop, status, events, shipments, lines, discount, total } = shopOrder
  const latest = events.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1)
  return (
    <Panel aria-label={`Order from ${shop.name}`}>
      <Stack>
        <Row spread>
          <h2>
            <Link to={paths.shop(shop.slug)}>{shop.name}</Link>
          </h2>
          <StatusChip {...shopOrderWords(status)} />
        </Row>
        <StatusSteps status={status} events={events} />
        <Shipments shipments={shipments} />
        <OrderLines lines={lines} />
        <Row spread>
          <Quiet>{latest && `Last change ${formatDateTime(latest.at)}`}</Quiet>
          <strong>
            {discount > 0 && `Discount −${formatMoney(discount, currency)} · `}
            Shop total {formatMoney(total, currency)}
          </strong>
        </Row>
        {actions}
      </Stack>
    </Panel>
  )
}
