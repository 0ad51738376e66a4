import { useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { BackLink } from '@/components/BackLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { useGetOrderQuery, type ShopOrder } from '@/features/orders/api'
import { ReturnForm } from '@/features/orders/components/returns/ReturnForm'
import { returnText } from '@/features/orders/components/returns/text'
import { ordersText } from '@/features/orders/text'
import { returnEligibility } from '@/features/orders/returns'
import { formatDate } from '@/lib/dates'
import { paths } from '@/lib/paths'

const words = returnText.ask

const Column = styled(Stack)({ maxInlineSize: 720 })

/** Gives something back that one shop sent, or says that it never came. */
export function ReturnPage() {
  const { orderId, shopOrderId } = useParams()
  const navigate = useNavigate()
  // The order says that it was asked for a moment before the photos are there too.
  const [isSending, setSending] = useState(false)
  const id = Number(orderId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { data: order, error, refetch } = useGetOrderQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  const shopOrder = order?.shopOrders.find((part) => part.id === Number(shopOrderId))
  const isMissing = !isId || (order && !shopOrder) || (error && !order && problemOf(error).status === 404)
  const nothing = isMissing ? words.noneText : shopOrder && !isSending && whyNot(shopOrder)
  return (
    <Column spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      {isId && <BackLink to={paths.order(id)}>{words.back}</BackLink>}
      {nothing ? (
        <Nothing id={id} text={nothing} />
      ) : (
        <>
          <div>
            <h1>{words.title}</h1>
            {order && shopOrder && (
              <Typography color="textSecondary">{words.from(shopOrder.shop.name, order.number)}</Typography>
            )}
          </div>
          {order && shopOrder && (
            <ReturnForm
              key={shopOrder.id}
              order={order}
              shopOrder={shopOrder}
              onSending={() => setSending(true)}
              onSent={(made) => void navigate(paths.returnOf(order.id, made), { replace: true })}
            />
          )}
          {!order && error && (
            <ErrorState title={ordersText.order.failed} text={problemOf(error).message} onRetry={() => void refetch()} />
          )}
          {!order && !error && (
            <Stack spacing={2} aria-busy="true">
              <Skeleton height={140} />
              <Skeleton height={420} />
              <Skeleton height={260} />
            </Stack>
          )}
        </>
      )}
    </Column>
  )
}

/** Why nothing of this part can be given back; null if something can. */
function whyNot(shopOrder: ShopOrder): string | null {
  const claim = returnEligibility(shopOrder)
  if (claim.kind === 'late') return words.over(formatDate(claim.until))
  return claim.kind === 'none' ? words.noneText : null
}

interface NothingProps {
  id: number
  text: string
}

function Nothing({ id, text }: NothingProps) {
  return (
    <EmptyState
      heading="h1"
      title={words.none}
      text={text}
      action={
        <Row>
          <Button component={Link} variant="outlined" to={Number.isSafeInteger(id) ? paths.order(id) : paths.orders()}>
            {words.back}
          </Button>
          <Button component={Link} variant="text" to={`${paths.contact()}?topic=order`}>
            {words.contact}
          </Button>
        </Row>
      }
    />
  )
}
