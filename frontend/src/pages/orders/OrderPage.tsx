import { useEffect, useState, type ReactNode } from 'react'
import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import CheckIcon from 'lucide-react/icons/check'
import ClockIcon from 'lucide-react/icons/clock'
import FileTextIcon from 'lucide-react/icons/file-text'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { BackLink } from '@/components/BackLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { onDemand } from '@/components/onDemand'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { useGetConfigQuery } from '@/features/catalog/api'
import {
  useCancelOrderMutation,
  useConfirmReceivedMutation,
  useGetOrderQuery,
  type Order,
  type ShopOrder,
} from '@/features/orders/api'
import { dropCheckoutDraftOf } from '@/features/orders/checkoutDraft'
import { FocusBox, FlushAligned, useFocusAfterAction } from '@/features/orders/components/focusBoxes'
import { BuyAgain } from '@/features/orders/components/BuyAgain'
import { OrderSkeleton } from '@/features/orders/components/OrderSkeleton'
import { OrderView } from '@/features/orders/components/OrderView'
import { PaymentOutcome, PayPalPane, useHasPassed } from '@/features/orders/components/Payment'
import { OrderMessages } from '@/features/orders/components/messages/OrderMessages'
import { ReturnCard } from '@/features/orders/components/returns/ReturnCard'
import { returnText } from '@/features/orders/components/returns/text'
import { LineReview } from '@/features/orders/components/review/LineReview'
import { returnEligibility } from '@/features/orders/returns'
import { asksShop, canCancel, canCancelPieces, canPay, canReceive, isSettling, wasPaid } from '@/features/orders/status'
import { ordersText } from '@/features/orders/text'
import { useNavigateIfMounted } from '@/features/orders/useNavigateIfMounted'
import { useOrderPayment } from '@/features/orders/usePayment'
import { formatDate, formatTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

const pollMilliseconds = 3000
const words = ordersText.order

const LineActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 24px',
  // words without a border stand on the edge of the words above
  '& > .MuiButton-text': { marginInlineStart: -17 },
})

/** One order of the shopper; right after paying it also says thank you. */
export function OrderPage() {
  const { orderId } = useParams()
  const [search] = useSearchParams()
  const id = Number(orderId)
  const isThanks = search.has('thanks')
  const isId = Number.isSafeInteger(id) && id > 0
  const {
    data: order,
    error,
    refetch,
  } = useGetOrderQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  const isWaiting = order !== undefined && isSettling(order, isThanks)
  // Looks at the same answer again and again while the payment is on its way.
  useGetOrderQuery(isWaiting ? { id } : skipToken, { pollingInterval: pollMilliseconds })

  if (!isId || (error && !order && problemOf(error).status === 404)) return <NoSuchOrder />
  if (order) return <WholeOrder order={order} isThanks={isThanks} />
  return (
    <Stack spacing={0.5}>
      <PageTitle>{words.word}</PageTitle>
      <BackLink to={paths.orders()}>{words.all}</BackLink>
      {error ? (
        <Stack spacing={2.5}>
          <h1>{words.word}</h1>
          <ErrorState title={words.failed} text={problemOf(error).message} onRetry={() => void refetch()} />
        </Stack>
      ) : (
        <OrderSkeleton />
      )}
    </Stack>
  )
}

function WholeOrder({ order, isThanks }: { order: Order; isThanks: boolean }) {
  const navigate = useNavigateIfMounted()
  const face = faceOf(order, isThanks)
  const back = <BackLink to={paths.orders()}>{words.all}</BackLink>
  const settle = ({ id }: Order) => navigate(paths.orderThanks(id), { replace: true })
  const isPaid = order.paymentStatus === 'paid'
  useEffect(() => {
    if (isPaid) dropCheckoutDraftOf(order.id)
  }, [isPaid, order.id])
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title(order.number)}</PageTitle>
      <Stack spacing={0.5}>
        {face === 'order' && back}
        <Greeting order={order} face={face} />
      </Stack>
      <Mishap order={order} />
      <PayNow order={order} onSettled={settle} />
      <OrderView
        order={order}
        isTitled={face === 'order'}
        renderReturns={({ returns }) => returns.toReversed().map((entry) => <ReturnCard key={entry.id} orderReturn={entry} />)}
        renderActions={(shopOrder) => (
          <>
            <ReceivedButton order={order} shopOrder={shopOrder} />
            <AskReturn order={order} shopOrder={shopOrder} />
            <CancelPieces order={order} shopOrder={shopOrder} />
            {wasPaid(order) && <OrderMessages order={order} shopOrder={shopOrder} />}
          </>
        )}
        renderLine={(line) => (
          <LineActions>
            <LineReview orderId={order.id} line={line} />
            <BuyAgain order={order} line={line} />
          </LineActions>
        )}
        papers={<InvoiceLink order={order} />}
        actions={
          <>
            <BuyAgain order={order} />
            <CancelButton order={order} />
          </>
        }
      />
      {face === 'thanks' && back}
    </Stack>
  )
}

/** Pays an order that was left at the provider, as long as its items are set aside. */
function PayNow({ order, onSettled }: { order: Order; onSettled: (order: Order) => void }) {
  const { data: config } = useGetConfigQuery()
  const { view, ...callbacks } = useOrderPayment(order, onSettled)
  const isOver = useHasPassed(order.expiresAt)
  if (isOver || !canPay(order) || !order.expiresAt) return null
  return (
    <Paper variant="panel" component="section" aria-label={ordersText.checkout.pay}>
      <Stack spacing={2}>
        <p>
          {pay.unpaidUntil(formatTime(order.expiresAt))}{' '}
          {config && pay.sentence(formatMoney(order.total, order.currency), config.name)}
        </p>
        <PaymentOutcome view={view} />
        {config ? (
          <PayPalPane config={config} total={order.total} isBusy={view.state === 'capturing'} {...callbacks} />
        ) : (
          <Skeleton height={48} />
        )}
      </Stack>
    </Paper>
  )
}

function Mishap({ order: { paymentStatus } }: { order: Order }) {
  if (paymentStatus === 'failed') return <FormAlert>{words.paymentFailed}</FormAlert>
  if (paymentStatus !== 'expired') return null
  return (
    <FormAlert tone="info">
      <p>{words.paymentExpired}</p>
      <Link to={paths.cart()}>{words.toCart}</Link>
    </FormAlert>
  )
}

function NoSuchOrder() {
  return (
    <EmptyState
      heading="h1"
      title={words.missing}
      text={words.missingText}
      action={<BackLink to={paths.orders()}>{words.all}</BackLink>}
    />
  )
}

/** Leads to the invoices, once there is something to invoice. */
function InvoiceLink({ order }: { order: Order }) {
  if (!wasPaid(order)) return null
  return (
    <Button component={Link} to={paths.orderInvoice(order.id)} variant="outlined" startIcon={<FileTextIcon size={20} />}>
      {ordersText.invoice.word}
    </Button>
  )
}

const { confirming, thanks, pay } = ordersText

/** Thanks right after paying, patience while the money is on its way, else the order itself. */
type Face = 'thanks' | 'confirming' | 'order'

/** Which face an order has; `isThanks`: the shopper comes from paying. */
function faceOf(order: Order, isThanks: boolean): Face {
  if (isSettling(order, isThanks)) return 'confirming'
  return isThanks && order.paymentStatus === 'paid' ? 'thanks' : 'order'
}

const Selectable = styled('span')({ userSelect: 'all', fontVariantNumeric: 'tabular-nums' })

/**
 * The head of an order's page. The heading stays the same element while the payment settles, so that
 * the focus on it is not lost; what it says then is announced.
 */
function Greeting({ order, face }: { order: Order; face: Face }) {
  const tone = face === 'thanks' ? 'success' : 'info'
  return (
    <Stack spacing={1.5} role="status">
      {face !== 'order' && (
        <Avatar sx={{ inlineSize: 48, blockSize: 48, color: `${tone}.main`, bgcolor: `box.${tone}` }}>
          {face === 'thanks' ? <CheckIcon size={28} /> : <ClockIcon size={28} />}
        </Avatar>
      )}
      <h1>{useTitle(order, face)}</h1>
      {face === 'thanks' && <Mail order={order} />}
      {face === 'confirming' && <p>{confirming.text}</p>}
      {face === 'confirming' && (
        <Row spacing={1}>
          <Button component={Link} to={paths.home()} variant="outlined" size="large">
            {confirming.shop}
          </Button>
          <Button component={Link} to={paths.orders()} variant="text" size="large">
            {words.all}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function useTitle({ number, address }: Order, face: Face): ReactNode {
  const { user } = useSession()
  if (face === 'confirming') return confirming.title
  if (face === 'thanks') return thanks.title(address?.firstName ?? user?.username ?? '')
  return (
    <>
      {words.word} <Selectable>{number}</Selectable>
    </>
  )
}

/** Where the confirmation went, and what comes by itself. */
function Mail({ order }: { order: Order }) {
  const { user } = useSession()
  return (
    <p>
      {user && thanks.mail(user.email)} {order.shopOrders.length > 1 && thanks.separately}
    </p>
  )
}

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)

const actionWords = ordersText.actions

/** Says that the items of one shop have arrived. */
function ReceivedButton({ order, shopOrder }: { order: Order; shopOrder: ShopOrder }) {
  const [isAsking, setAsking] = useState(false)
  const [confirm, { isLoading }] = useConfirmReceivedMutation()
  const isOffered = canReceive(shopOrder)
  const { placeProps, begin, isKept } = useFocusAfterAction(isOffered)
  if (!isKept) return null
  const receive = async () => {
    setAsking(false)
    if (isLoading) return
    begin()
    const answer = await confirm({ id: order.id, sid: shopOrder.id })
    if (answer.error) toast.error(problemOf(answer.error, actionWords.failed).message)
    else toast.success(actionWords.receivedFrom(shopOrder.shop.name))
  }
  return (
    <FocusBox {...placeProps}>
      {isOffered && (
        <Button variant="outlined" aria-disabled={isLoading} onClick={() => setAsking(true)}>
          {actionWords.received}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        danger={false}
        title={actionWords.receivedQuestion}
        text={actionWords.receivedText}
        confirmLabel={actionWords.receivedYes}
        cancelLabel={actionWords.receivedNo}
        onConfirm={() => void receive()}
        onClose={() => setAsking(false)}
      />
    </FocusBox>
  )
}

/** Cancels the whole order while nothing of it has been shipped. */
function CancelButton({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false)
  const [cancel, { isLoading }] = useCancelOrderMutation()
  if (!canCancel(order)) return null
  const isPaid = order.paymentStatus === 'paid'
  const run = async () => {
    setAsking(false)
    const answer = await cancel({ id: order.id })
    if (answer.error) toast.error(problemOf(answer.error, actionWords.failed).message)
    else toast.success(actionWords.cancelled)
  }
  return (
    <FlushAligned>
      <Button variant="text" color="error" disabled={isLoading} onClick={() => setAsking(true)}>
        {actionWords.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={actionWords.cancelQuestion}
        text={isPaid ? actionWords.cancelPaid : actionWords.cancelUnpaid}
        confirmLabel={actionWords.cancel}
        cancelLabel={actionWords.keep}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
    </FlushAligned>
  )
}

/** The way to give something back, or why there is none any more. */
function AskReturn({ order, shopOrder }: { order: Order; shopOrder: ShopOrder }) {
  const claim = returnEligibility(shopOrder)
  if (claim.kind === 'none') return null
  if (claim.kind === 'late')
    return (
      <Typography variant="body2" color="textSecondary">
        {returnText.ask.over(formatDate(claim.until))}{' '}
        <Link to={`${paths.contact()}?topic=order`}>{returnText.ask.contact}</Link>
      </Typography>
    )
  return (
    <Row spacing={1}>
      <Button component={Link} to={paths.orderReturn(order.id, shopOrder.id)} variant="outlined">
        {returnText.ask.open}
      </Button>
      {claim.kind === 'open' && (
        <Typography variant="body2" color="textSecondary">
          {returnText.ask.until(formatDate(claim.until))}
        </Typography>
      )}
    </Row>
  )
}

const CancelPiecesDialog = onDemand(async () => (await import('@/features/orders/components/CancelPiecesDialog')).CancelPiecesDialog)

/** Cancels pieces of one shop's part; once something of it was sent, asks the shop. */
function CancelPieces({ order, shopOrder }: { order: Order; shopOrder: ShopOrder }) {
  const [isOpen, setOpen] = useState(false)
  const isOffered = canCancelPieces(order, shopOrder)
  const { placeProps, begin, isKept } = useFocusAfterAction(isOffered)
  if (!isKept) return null
  const face = asksShop(shopOrder) ? ordersText.pieces.ask : ordersText.pieces.cancel
  return (
    <FocusBox {...placeProps}>
      {isOffered && (
        <FlushAligned>
          <Button variant="text" color="error" onClick={() => setOpen(true)}>
            {face.open}
          </Button>
        </FlushAligned>
      )}
      {isOffered && isOpen && (
        <CancelPiecesDialog orderId={order.id} shopOrder={shopOrder} onSend={begin} onClose={() => setOpen(false)} />
      )}
    </FocusBox>
  )
}
