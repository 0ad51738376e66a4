import { useEffect, useRef } from 'react'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Row } from '@/components/Row'
import { addressLines, AddressText } from '@/components/AddressText'
import { Icon } from '@/components/icons/Icon'
import { PageTitle } from '@/components/Page'
import { StatusChip } from '@/components/StatusChip'
import { CancelRequests, OrderLines, Shipments } from '@/features/orders/components/OrderLines'
import { openRequest, unsentIn } from '@/features/orders/pieces'
import { paymentWords, shopOrderWords } from '@/features/orders/status'
import { useGetOwnShopQuery, type SellerOrder } from '@/features/seller/api'
import { CancelForm } from '@/features/seller/components/CancelForm'
import { CancelRequestActions } from '@/features/seller/components/CancelRequestActions'
import { DeliverButton } from '@/features/seller/components/DeliverButton'
import { LostParcel } from '@/features/seller/components/LostParcel'
import { PackingSlip } from '@/features/seller/components/PackingSlip'
import { SellerMoney } from '@/features/seller/components/SellerMoney'
import { ShipForm } from '@/features/seller/components/ShipForm'
import { Timeline } from '@/features/seller/components/Timeline'
import { copyText } from '@/features/seller/copyText'
import { formatDateTime } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { orderPageText } from '../text'
import { Columns } from './Columns'

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 44,
  paddingInlineEnd: 12,
})

/** A shop order with everything that can be done with it; on paper it is its packing slip. */
export function OrderDetails({ order }: { order: SellerOrder }) {
  const { data: shop } = useGetOwnShopQuery()
  return (
    <>
      <PageTitle>{orderPageText.title(order.number)}</PageTitle>
      <Stack spacing={2.5} data-print="none">
        <Head order={order} />
        <Columns>
          <Stack spacing={2}>
            <CancelRequests
              requests={order.cancelRequests}
              lines={order.lines}
              renderActions={({ id }) => <CancelRequestActions orderId={order.id} requestId={id} />}
            />
            <NextStep order={order} />
            <Goods order={order} />
            <SellerMoney order={order} />
          </Stack>
          <Stack spacing={2}>
            <AddressPanel order={order} />
            <Timeline events={order.events} />
            {canCancel(order) && <CancelForm order={order} />}
          </Stack>
        </Columns>
      </Stack>
      <PackingSlip order={order} shopName={shop?.name ?? ''} />
    </>
  )
}

/** Whether something is still here that the shop may say it cannot send; a buyer's request is answered first. */
function canCancel({ status, lines, cancelRequests }: SellerOrder): boolean {
  const isUnfinished = status === 'confirmed' || status === 'partially_shipped'
  return isUnfinished && unsentIn(lines) > 0 && !openRequest(cancelRequests)
}

function Head({ order }: { order: SellerOrder }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = order.events.length
  const shownSteps = useRef(steps)
  useEffect(() => {
    if (shownSteps.current === steps) return
    shownSteps.current = steps
    // What brought the change is gone, and the focus with it.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [steps])
  return (
    <Stack spacing={1}>
      <div>
        <Back to={paths.sellerOrders()}>
          <Icon name="chevronLeft" size={20} />
          {orderPageText.all}
        </Back>
      </div>
      <Row spread>
        <h1 ref={heading} tabIndex={-1}>
          {orderPageText.title(order.number)}
        </h1>
        <Button variant="outlined" startIcon={<Icon name="print" size={20} />} onClick={() => window.print()}>
          {orderPageText.print}
        </Button>
      </Row>
      <Row spacing={1}>
        <StatusChip {...shopOrderWords(order.status)} />
        <StatusChip {...paymentWords(order.paymentStatus)} />
        <Typography variant="body2" color="textSecondary">
          {orderPageText.from(order.buyer.name, formatDateTime(order.createdAt))}
        </Typography>
      </Row>
    </Stack>
  )
}

/** The one thing to do next, if there is any. */
function NextStep({ order }: { order: SellerOrder }) {
  if (order.status === 'confirmed' || order.status === 'partially_shipped') {
    return (
      <Paper variant="panel" component="section" aria-label={orderPageText.ship}>
        <Stack spacing={2}>
          <h2>{orderPageText.ship}</h2>
          <ShipForm order={order} />
        </Stack>
      </Paper>
    )
  }
  return order.status === 'in_delivery' ? <DeliverButton order={order} /> : null
}

function Goods({ order }: { order: SellerOrder }) {
  return (
    <Paper variant="panel" component="section" aria-label={orderPageText.goods}>
      <Stack spacing={2}>
        <h2>{orderPageText.goods}</h2>
        <OrderLines lines={order.lines} />
        {order.note && <p>{orderPageText.note(order.note)}</p>}
        <Shipments
          shipments={order.shipments}
          lines={order.lines}
          renderActions={(shipment) => <LostParcel order={order} shipment={shipment} />}
        />
      </Stack>
    </Paper>
  )
}

function AddressPanel({ order }: { order: SellerOrder }) {
  return (
    <Paper variant="panel" component="section" aria-label={orderPageText.address}>
      <Stack spacing={1}>
        <Row spread>
          <h2>{orderPageText.address}</h2>
          <Button
            variant="outlined"
            aria-label={orderPageText.copyAddress}
            startIcon={<Icon name="copy" size={20} />}
            onClick={() => void copyText(addressLines(order.address).join('\n'), orderPageText.copied)}
          >
            {orderPageText.copy}
          </Button>
        </Row>
        <AddressText address={order.address} />
      </Stack>
    </Paper>
  )
}
