import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { Stack } from '@/components/Panel'
import { useGetOrderQuery, type Order } from '@/features/orders/api'
import { faceOf, Greeting } from '@/features/orders/components/Greeting'
import { CancelButton, ReceivedButton } from '@/features/orders/components/OrderActions'
import { LineReview } from '@/features/orders/components/review/LineReview'
import { OrderSkeleton } from '@/features/orders/components/OrderSkeleton'
import { OrderView } from '@/features/orders/components/OrderView'
import { PayNow } from '@/features/orders/components/PayNow'
import { CancelPieces } from '@/features/orders/components/CancelPieces'
import { isSettling } from '@/features/orders/status'
import { ordersText } from '@/features/orders/text'
import { paths } from '@/lib/paths'

const pollMilliseconds = 3000
const words = ordersText.order

const Back = styled(Link)({ justifySelf: 'start', paddingBlock: 10 })

/** One order of the shopper; right after paying it also says thank you. */
export function OrderPage() {
  const { orderId } = useParams()
  const [search] = useSearchParams()
  const id = Number(orderId)
  const isThanks = search.has('thanks')
  const isId = Number.isSafeInteger(id) && id > 0
  const { data: order, error, refetch } = useGetOrderQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  const isWaiting = order !== undefined && isSettling(order, isThanks)
  // Looks at the same answer again and again while the payment is on its way.
  useGetOrderQuery(isWaiting ? { id } : skipToken, { pollingInterval: pollMilliseconds })

  if (!isId || (error && !order && problemOf(error).status === 404)) return <NoSuchOrder />
  if (order) return <WholeOrder order={order} isThanks={isThanks} />
  return (
    <Stack gap={20}>
      <PageTitle>{words.word}</PageTitle>
      {error ? (
        <>
          <h1>{words.word}</h1>
          <ErrorState title={words.failed} text={problemOf(error).message} onRetry={() => void refetch()} />
        </>
      ) : (
        <OrderSkeleton />
      )}
    </Stack>
  )
}

function WholeOrder({ order, isThanks }: { order: Order; isThanks: boolean }) {
  const navigate = useNavigate()
  const face = faceOf(order, isThanks)
  const settle = ({ id }: Order) => void navigate(paths.orderThanks(id), { replace: true })
  return (
    <Stack gap={20}>
      <PageTitle>{words.title(order.number)}</PageTitle>
      <Greeting order={order} face={face} />
      <Mishap order={order} />
      <PayNow order={order} onSettled={settle} />
      <OrderView
        order={order}
        isTitled={face === 'order'}
        renderActions={(shopOrder) => (
          <>
            <ReceivedButton order={order} shopOrder={shopOrder} />
            <CancelPieces order={order} shopOrder={shopOrder} />
          </>
        )}
        renderLine={(line) => <LineReview orderId={order.id} line={line} />}
        actions={<CancelButton order={order} />}
      />
      <Back to={paths.orders()}>{words.all}</Back>
    </Stack>
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
      icon="receipt"
      heading="h1"
      title={words.missing}
      text={words.missingText}
      action={<Back to={paths.orders()}>{words.all}</Back>}
    />
  )
}
