import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { Icon } from '@/components/icons/Icon'
import { Loader } from '@/components/Loader'
import { PageTitle } from '@/components/Page'
import { Stack } from '@/components/Panel'
import { useSession } from '@/features/auth/useSession'
import { useGetOrderQuery, type Order } from '@/features/orders/api'
import { CancelButton, ReceivedButton } from '@/features/orders/components/OrderActions'
import { OrderView } from '@/features/orders/components/OrderView'
import { isSettling } from '@/features/orders/status'
import { paths } from '@/lib/paths'

const pollMilliseconds = 3000

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

  if (error && !order) {
    const { status, message } = problemOf(error)
    return status === 404 ? (
      <NoSuchOrder />
    ) : (
      <ErrorState title="The order did not load" text={message} onRetry={() => void refetch()} />
    )
  }
  if (!isId) return <NoSuchOrder />
  if (!order) return <Loader label="Loading the order" />
  return (
    <Stack gap={20}>
      <PageTitle>{`Order ${order.number}`}</PageTitle>
      {isThanks ? <Thanks order={order} /> : <h1>Order</h1>}
      <Settling order={order} isThanks={isThanks} />
      <OrderView
        order={order}
        renderActions={(shopOrder) => <ReceivedButton order={order} shopOrder={shopOrder} />}
        actions={<CancelButton order={order} />}
      />
      <Link to={paths.orders()}>All orders</Link>
    </Stack>
  )
}

const Tick = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: 999,
  backgroundColor: theme.vars.palette.box.success,
  color: theme.vars.palette.success.main,
}))

function Thanks({ order }: { order: Order }) {
  const { user } = useSession()
  if (order.paymentStatus !== 'paid') return <h1>Order</h1>
  return (
    <Stack gap={12}>
      <Tick>
        <Icon name="check" size={28} />
      </Tick>
      <h1>Thank you, {order.address?.firstName ?? user?.username}</h1>
      <p>
        We sent a confirmation to <strong>{user?.email}</strong>. Each shop sends its part on its own.
      </p>
    </Stack>
  )
}

function Settling({ order, isThanks }: { order: Order; isThanks: boolean }) {
  if (isSettling(order, isThanks)) {
    return (
      <FormAlert tone="info">
        PayPal has not confirmed the payment yet. This page looks again by itself; you can also leave
        it and come back. You are never charged twice.
      </FormAlert>
    )
  }
  if (order.paymentStatus === 'failed') return <FormAlert>The payment failed. You were not charged.</FormAlert>
  return null
}

function NoSuchOrder() {
  return (
    <EmptyState
      icon="receipt"
      heading="h1"
      title="No such order"
      text="It may belong to another account."
      action={<Link to={paths.orders()}>All orders</Link>}
    />
  )
}
