import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { skipToken } from '@reduxjs/toolkit/query/react'
import CopyIcon from 'lucide-react/icons/copy'
import FileTextIcon from 'lucide-react/icons/file-text'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { addressLines, AddressText } from '@/components/AddressText'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { PrintButton } from '@/components/print/PrintButton'
import { PrintOnly } from '@/components/print/PrintOnly'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { CancelRequests, OrderLines, Shipments } from '@/features/orders/components/OrderLines'
import { Refunds } from '@/features/orders/components/returns/Refunds'
import { openRequest, unsentIn } from '@/features/orders/pieces'
import { isOpen } from '@/features/orders/returns'
import { backOfficeOrderStatusChip, paymentStatusChip } from '@/features/orders/status'
import { ordersText } from '@/features/orders/text'
import { useFocusAfterChange } from '@/components/useFocusAfterChange'
import { useGetOwnShopQuery, useGetSellerOrderQuery, useListPackingSlipsQuery, type SellerOrder } from '@/features/seller/api'
import { CancelForm, CancelRequestActions } from '@/features/seller/components/CancelForm'
import { NotFoundState } from '@/components/NotFoundState'
import { ShipBy } from '@/features/seller/components/ShipBy'
import { DeliverButton, LostParcel, ShipForm } from '@/features/seller/components/ShipForm'
import { CorrectParcel } from '@/features/seller/shipping/CorrectParcel'
import { BuyerMessages } from '@/features/seller/messages/BuyerMessages'
import { ShopNote } from '@/features/seller/shipping/ShopNote'
import { refundableAmount } from '@/features/seller/components/returns/amount'
import { Refund } from '@/features/seller/components/returns/RefundForm'
import { SellerReturn } from '@/features/seller/components/returns/SellerReturn'
import { Timeline } from '@/features/seller/components/Timeline'
import { copyText } from '@/features/seller/components/ShareShop'
import { Amounts } from '@/components/money/Amounts'
import { OrderDisputes } from '@/features/seller/money/disputes/OrderDisputes'
import { isOpen as isContested } from '@/features/seller/money/disputes/names'
import { notesOf } from '@/features/seller/notes'
import { OrderSheet } from '@/features/seller/packing/OrderSheet'
import { PackingSlip } from '@/features/seller/packing/PackingSlip'
import { linesToPack } from '@/features/seller/packing/toPack'
import { moneyText } from '@/features/seller/text'
import { formatUtcDays } from '@/lib/dates'
import { media } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { formatNearDateTime } from '@/lib/nearDates'
import { paths } from '@/lib/paths'
import { orderPageText, ordersPageText } from './text'

/** One shop order: what to send, where to, and the next thing to do. */
export function SellerOrderPage() {
  const id = Number(useParams().orderId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useGetSellerOrderQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  // The slip knows the numbers of the articles; it is asked for at once, so that they do not move the page later.
  const slips = useListPackingSlipsQuery(isId ? { ids: String(id) } : skipToken)
  // What was shown stays when asking for it again fails.
  const order = data?.id === id ? data : undefined
  if (order && !slips.isLoading) return <OrderDetails key={order.id} order={order} />
  if (!isId || (error && problemOf(error).status === 404))
    return (
      <NotFoundState
        title={orderPageText.missingTitle}
        text={orderPageText.missingText}
        to={paths.sellerOrders()}
        linkLabel={orderPageText.all}
      />
    )
  if (error)
    return (
      <Stack spacing={2.5}>
        <PageTitle>{orderPageText.loadFailed}</PageTitle>
        <h1>{orderPageText.ofShop}</h1>
        <ErrorState
          title={orderPageText.loadFailed}
          text={problemOf(error).message}
          requestId={problemOf(error).requestId}
          onRetry={() => void refetch()}
        />
      </Stack>
    )
  return <OrderSkeleton />
}

/** A shop order with everything that can be done with it; on paper it is its packing slip, or the order itself where nothing is sent. */
function OrderDetails({ order }: { order: SellerOrder }) {
  const { data: shop } = useGetOwnShopQuery()
  const hasTwoColumns = useMediaQuery(media.desktop)
  const open = order.returns.filter(isOpen)
  const over = order.returns.filter((entry) => !isOpen(entry))
  return (
    <>
      <PageTitle>{orderPageText.title(order.number)}</PageTitle>
      <Stack spacing={2.5}>
        <Head order={order} />
        <Columns>
          <Stack spacing={2}>
            <OrderDisputes disputes={order.disputes.filter(isContested)} />
            <CancelRequests
              requests={order.cancelRequests}
              lines={order.lines}
              renderActions={({ id }) => <CancelRequestActions orderId={order.id} requestId={id} />}
            />
            {open.map((entry) => (
              <SellerReturn key={entry.id} orderReturn={entry} currency={order.currency} />
            ))}
            <OrderedProducts order={order} />
            {!hasTwoColumns && <AddressPanel order={order} />}
            <NextStep order={order} />
            {over.map((entry) => (
              <SellerReturn key={entry.id} orderReturn={entry} currency={order.currency} />
            ))}
            <OrderDisputes disputes={order.disputes.filter((dispute) => !isContested(dispute))} />
            <BuyerMessages order={order} />
            <SellerMoney order={order} />
            {canRefund(order) && <Refund order={order} />}
          </Stack>
          <Stack spacing={2}>
            {hasTwoColumns && <AddressPanel order={order} />}
            <ShopNote order={order} />
            <Timeline order={order} />
            {canCancel(order) && <CancelForm order={order} />}
          </Stack>
        </Columns>
      </Stack>
      <PrintOnly>
        {isPacked(order) ? (
          <Slip order={order} shopName={shop?.name ?? ''} />
        ) : (
          <OrderSheet order={order} shopName={shop?.name ?? ''} />
        )}
      </PrintOnly>
    </>
  )
}

/** The packing slip; until it is there, what of it the order says itself. */
function Slip({ order, shopName }: { order: SellerOrder; shopName: string }) {
  const { data } = useListPackingSlipsQuery({ ids: String(order.id) })
  return <PackingSlip order={data?.items[0] ?? order} shopName={shopName} />
}

/** Whether there is anything for a packing slip: not where all was cancelled. */
const isPacked = ({ lines }: SellerOrder) => linesToPack(lines).length > 0

/** Whether something is still here that the shop may say it cannot send; a buyer's request is answered first. */
function canCancel({ status, lines, cancelRequests }: SellerOrder): boolean {
  const isUnfinished = status === 'confirmed' || status === 'partially_shipped'
  return isUnfinished && unsentIn(lines) > 0 && !openRequest(cancelRequests)
}

/** Whether money of it is left to give back. */
function canRefund(order: SellerOrder): boolean {
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'partially_refunded'
  return isPaid && refundableAmount(order) > 0
}

function Head({ order }: { order: SellerOrder }) {
  const heading = useFocusAfterChange<HTMLHeadingElement>(order.events.length)
  return (
    <Stack spacing={1}>
      <BackOfficeBreadcrumbs
        crumbs={[{ name: ordersPageText.title, to: paths.sellerOrders() }]}
        current={orderPageText.title(order.number)}
      />
      <Row spread>
        <h1 ref={heading} tabIndex={-1}>
          {orderPageText.title(order.number)}
        </h1>
        <Row spacing={1}>
          {order.status !== 'cancelled' && (
            <Button
              component={Link}
              to={paths.sellerInvoice(order.id)}
              variant="outlined"
              startIcon={<FileTextIcon size={20} />}
            >
              {ordersText.invoice.word}
            </Button>
          )}
          <PrintButton>{isPacked(order) ? orderPageText.print : orderPageText.printOrder}</PrintButton>
        </Row>
      </Row>
      <Row spacing={1}>
        <StatusChip {...backOfficeOrderStatusChip(order.status)} />
        <StatusChip {...paymentStatusChip({ ...order, shopOrders: [order] })} />
        <ShipBy order={order} />
        <Expected days={order.expectedDelivery} />
      </Row>
      <Typography variant="body2" color="textSecondary">
        {orderPageText.from(order.buyer.name, formatNearDateTime(order.createdAt))}
      </Typography>
    </Stack>
  )
}

/** What the buyer was told when they ordered. */
function Expected({ days }: { days: SellerOrder['expectedDelivery'] }) {
  if (!days) return null
  return (
    <Typography variant="body2" color="textSecondary" component="span">
      {orderPageText.expected(formatUtcDays(days.from, days.to))}
    </Typography>
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

function OrderedProducts({ order }: { order: SellerOrder }) {
  const { data: slips } = useListPackingSlipsQuery({ ids: String(order.id) })
  const toPack = slips?.items[0]?.lines ?? []
  return (
    <Paper variant="panel" component="section" aria-label={orderPageText.goods}>
      <Stack spacing={2}>
        <h2>{orderPageText.goods}</h2>
        <OrderLines
          lines={order.lines}
          renderLine={(line) => {
            const sku = toPack.find(({ id }) => id === line.id)?.sku
            return sku && <Typography variant="body2">{orderPageText.sku(sku)}</Typography>
          }}
        />
        {notesOf(order).map((note) => (
          <p key={note}>{orderPageText.note(note)}</p>
        ))}
        <Shipments
          shipments={order.shipments}
          lines={order.lines}
          renderActions={(shipment) => (
            <>
              <CorrectParcel order={order} shipment={shipment} />
              <LostParcel order={order} shipment={shipment} />
            </>
          )}
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
            startIcon={<CopyIcon size={20} />}
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

/** What to do and with which items, beside where to and what happened. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' },
})

/** An order that is still to come, in the boxes it will have. */
function OrderSkeleton() {
  return (
    <Stack spacing={2.5} aria-busy="true">
      <Stack spacing={1}>
        <Skeleton width={120} height={44} />
        <Skeleton width={280} height={44} />
        <Skeleton width={320} height={26} />
      </Stack>
      <Columns>
        <Stack spacing={2}>
          <Skeleton height={230} />
          <Skeleton height={170} />
          <Skeleton height={250} />
        </Stack>
        <Stack spacing={2}>
          <Skeleton height={240} />
          <Skeleton height={210} />
        </Stack>
      </Columns>
    </Stack>
  )
}

/** What the buyer pays to this shop and what of it reaches the seller. */
function SellerMoney({ order }: { order: SellerOrder }) {
  const rows = [
    { label: moneyText.goods, amount: order.subtotal },
    ...(order.discount > 0 ? [{ label: moneyText.discount, amount: -order.discount }] : []),
    { label: moneyText.paid, amount: order.total },
    ...(order.refunded > 0 ? [{ label: moneyText.refunded, amount: -order.refunded }] : []),
    { label: moneyText.commission, amount: -order.commission },
    { label: moneyText.payout, amount: order.payout, isSum: true },
  ]
  return (
    <Paper variant="panel" component="section" aria-label={moneyText.title}>
      <Stack spacing={1.5}>
        <h2>{moneyText.title}</h2>
        <Amounts rows={rows.map((row) => ({ ...row, amount: formatMoney(row.amount, order.currency) }))} />
        <Refunds refunds={order.refunds} />
      </Stack>
    </Paper>
  )
}
