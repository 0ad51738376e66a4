import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { useGetSellerOrderQuery } from '@/features/seller/api'
import { paths } from '@/lib/paths'
import { OrderDetails } from './order/OrderDetails'
import { OrderSkeleton } from './order/OrderSkeleton'
import { orderPageText } from './text'

/** One shop order: what to send, where to, and the next thing to do. */
export function SellerOrderPage() {
  const id = Number(useParams().orderId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useGetSellerOrderQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  // What was shown stays when asking for it again fails.
  const order = data?.id === id ? data : undefined
  if (order) return <OrderDetails order={order} />
  if (!isId || (error && problemOf(error).status === 404)) return <Missing />
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

function Missing() {
  return (
    <>
      <PageTitle>{orderPageText.missingTitle}</PageTitle>
      <EmptyState
        icon="search"
        heading="h1"
        title={orderPageText.missingTitle}
        text={orderPageText.missingText}
        action={
          <Button component={Link} variant="outlined" to={paths.sellerOrders()}>
            {orderPageText.all}
          </Button>
        }
      />
    </>
  )
}
