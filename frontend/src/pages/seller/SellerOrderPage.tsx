import { Button } from '@/components/Button'
import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { addressLines, AddressText } from '@/components/AddressText'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Loader } from '@/components/Loader'
import { PageTitle } from '@/components/Page'
import { Panel, Quiet, Row, Stack } from '@/components/Panel'
import { StatusChip } from '@/components/StatusChip'
import { toast } from '@/components/toast/queue'
import { OrderLines } from '@/features/orders/components/OrderLines'
import { Shipments } from '@/features/orders/components/Shipments'
import { paymentWords, shopOrderWords } from '@/features/orders/status'
import { useGetSellerOrderQuery, type SellerOrder } from '@/features/seller/api'
import { CancelForm } from '@/features/seller/components/CancelForm'
import { DeliverButton } from '@/features/seller/components/DeliverButton'
import { SellerMoney } from '@/features/seller/components/SellerMoney'
import { ShipForm } from '@/features/seller/components/ShipForm'
import { Timeline } from '@/features/seller/components/Timeline'
import { formatDateTime } from '@/lib/dates'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' },
})

/** One shop order: what to send, where to, and the next thing to do. */
export function SellerOrderPage() {
  const id = Number(useParams().orderId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { data: order, error, refetch } = useGetSellerOrderQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (!isId || (error && problemOf(error).status === 404)) {
    return (
      <EmptyState
        icon="receipt"
        heading="h1"
        title="No such order"
        text="It may belong to another shop."
        action={<Link to={paths.sellerOrders()}>All orders</Link>}
      />
    )
  }
  if (error && !order) {
    return <ErrorState title="The order did not load" text={problemOf(error).message} onRetry={() => void refetch()} />
  }
  if (!order) return <Loader label="Loading the order" />
  return <OrderDetails order={order} />
}

function OrderDetails({ order }: { order: SellerOrder }) {
  return (
    <Stack gap={20}>
      <PageTitle>{`Order ${order.number}`}</PageTitle>
      <Link to={paths.sellerOrders()}>All orders</Link>
      <Row spread>
        <h1>Order {order.number}</h1>
        <Row gap={8}>
          <StatusChip {...shopOrderWords(order.status)} />
          <StatusChip {...paymentWords(order.paymentStatus)} />
        </Row>
      </Row>
      <Quiet>
        {order.buyer.name}, {formatDateTime(order.createdAt)}
      </Quiet>
      <Columns>
        <Stack>
          <NextStep order={order} />
          <Panel aria-label="Goods">
            <Stack>
              <h2>Goods</h2>
              <OrderLines lines={order.lines} />
              {order.note && <p>Note from the buyer: {order.note}</p>}
              <Shipments shipments={order.shipments} />
            </Stack>
          </Panel>
          <SellerMoney order={order} />
        </Stack>
        <Stack>
          <AddressPanel order={order} />
          <Timeline events={order.events} />
          {order.status === 'confirmed' && <CancelForm order={order} />}
        </Stack>
      </Columns>
    </Stack>
  )
}

function NextStep({ order }: { order: SellerOrder }) {
  if (order.status === 'confirmed' || order.status === 'partially_shipped') {
    return (
      <Panel aria-label="Ship">
        <Stack>
          <h2>Ship</h2>
          <ShipForm order={order} />
        </Stack>
      </Panel>
    )
  }
  if (order.status === 'in_delivery') {
    return (
      <Row>
        <DeliverButton order={order} />
      </Row>
    )
  }
  return null
}

function AddressPanel({ order }: { order: SellerOrder }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressLines(order.address).join('\n'))
      toast.success('Address copied')
    } catch {
      toast.error('The browser does not allow copying. Select the address by hand.')
    }
  }
  return (
    <Panel aria-label="Address">
      <Stack gap={8}>
        <Row spread>
          <h2>Address</h2>
          <Button variant="outlined" onClick={() => void copy()}>
            Copy
          </Button>
        </Row>
        <AddressText address={order.address} />
      </Stack>
    </Panel>
  )
}
