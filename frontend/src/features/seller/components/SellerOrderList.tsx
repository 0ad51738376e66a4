import Stack from '@mui/material/Stack'
import type { SellerOrder } from '../api'
import { useWideScreen } from '../useWideScreen'
import { SellerOrderCard } from './SellerOrderCard'
import { SellerOrderTable } from './SellerOrderTable'

/** Orders of one's shop: a table where there is room, cards on a phone. */
export function SellerOrderList({ orders }: { orders: readonly SellerOrder[] }) {
  const isWide = useWideScreen()
  if (isWide) return <SellerOrderTable orders={orders} />
  return (
    <Stack spacing={1.5} component="ul">
      {orders.map((order) => (
        <SellerOrderCard key={order.id} order={order} />
      ))}
    </Stack>
  )
}
