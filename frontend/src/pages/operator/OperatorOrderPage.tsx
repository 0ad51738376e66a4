import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Email } from '@/components/Email'
import { ErrorState } from '@/components/ErrorState'
import { DescriptionList } from '@/components/DescriptionList'
import { NotFoundState } from '@/components/NotFoundState'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useGetMarketOrderQuery, type MarketOrder } from '@/features/operator/api'
import { ShopOrderPart } from '@/features/operator/orders/ShopOrderPart'
import { marketOrdersText as words } from '@/features/operator/orders/text'
import { consoleText } from '@/features/operator/text'
import { paymentStatusChip } from '@/features/orders/status'
import { formatDateTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

const crumbs = [{ name: consoleText.pages.orders, to: paths.adminOrders() }] as const

/** One order: who placed it, what each shop sends, and what goes back. */
export function OperatorOrderPage() {
  const orderId = Number(useParams().orderId)
  const isId = Number.isSafeInteger(orderId) && orderId > 0
  const { currentData, error, refetch } = useGetMarketOrderQuery(isId ? { orderId } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (currentData) return <Details {...currentData} />
  if (!isId || (error && problemOf(error).status === 404))
    return <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.adminOrders()} linkLabel={words.all} />
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.one}</PageTitle>
      <BackOfficeBreadcrumbs crumbs={crumbs} current={words.one} />
      <h1>{words.one}</h1>
      {error ? (
        <ErrorState title={words.oneFailed} requestId={problemOf(error).requestId} onRetry={() => void refetch()} />
      ) : (
        <Skeleton aria-busy="true" height={420} />
      )}
    </Stack>
  )
}

function Details({ order, buyer, shares }: MarketOrder) {
  const title = words.title(order.number)
  const email = <Email>{buyer.email}</Email>
  return (
    <Stack spacing={2.5}>
      <PageTitle>{title}</PageTitle>
      <Stack spacing={1}>
        <BackOfficeBreadcrumbs crumbs={crumbs} current={title} />
        <Row>
          <h1>{title}</h1>
          <StatusChip {...paymentStatusChip(order)} />
        </Row>
      </Stack>
      <DescriptionList
        items={[
          [words.buyer, <Link key="buyer" to={paths.adminPerson(buyer.id)}>{buyer.name}</Link>],
          [words.email, email],
          [words.placed, formatDateTime(order.createdAt)],
          [words.total, formatMoney(order.total, order.currency)],
        ]}
      />
      {order.shopOrders.map((part) => {
        const ofPart = shares.find(({ shopOrderId }) => shopOrderId === part.id)
        return ofPart && <ShopOrderPart key={part.id} part={part} shares={ofPart} order={order} />
      })}
    </Stack>
  )
}
