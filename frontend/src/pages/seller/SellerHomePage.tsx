import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { Row, Stack } from '@/components/Panel'
import { useGetOwnShopQuery, useListSellerOrdersQuery, type OwnShop, type SellerOrder } from '@/features/seller/api'
import { SellerOrderList } from '@/features/seller/components/SellerOrderList'
import { ShareShop } from '@/features/seller/components/ShareShop'
import { paths } from '@/lib/paths'
import { DashboardSkeleton } from './dashboard/DashboardSkeleton'
import { SetUpList } from './dashboard/SetUpList'
import { ToDo } from './dashboard/ToDo'
import { dashboardText } from './text'

const newestShown = 5

/** The first page of the seller centre: what needs doing, then what came in. */
export function SellerHomePage() {
  const [greeting] = useState(() => greetingOf(new Date().getHours()))
  const shop = useGetOwnShopQuery()
  const orders = useListSellerOrdersQuery({ pageSize: newestShown }, { refetchOnMountOrArgChange: true })
  const retry = () => {
    if (shop.isError) void shop.refetch()
    if (orders.isError) void orders.refetch()
  }
  return (
    <Stack gap={32}>
      <PageTitle>{dashboardText.tab}</PageTitle>
      <h1>{greeting(shop.data?.name ?? dashboardText.yourShop)}</h1>
      {shop.isError || orders.isError ? (
        <ErrorState title={dashboardText.loadFailed} onRetry={retry} />
      ) : shop.data && orders.data ? (
        <Dashboard shop={shop.data} orders={orders.data.items} counts={orders.data.counts} />
      ) : (
        <DashboardSkeleton rows={newestShown} />
      )}
    </Stack>
  )
}

/** How one greets at this hour. */
function greetingOf(hour: number) {
  if (hour < 12) return dashboardText.morning
  return hour < 18 ? dashboardText.afternoon : dashboardText.evening
}

interface DashboardProps {
  shop: OwnShop
  orders: readonly SellerOrder[]
  counts: Readonly<Record<string, number>>
}

function Dashboard({ shop, orders, counts }: DashboardProps) {
  return (
    <>
      <ShopNotice status={shop.status} />
      <ToDo counts={counts} />
      {orders.length > 0 ? <NewestOrders orders={orders} /> : <NewShop shop={shop} />}
    </>
  )
}

const notices: Readonly<Record<string, string>> = {
  pending: dashboardText.pending,
  rejected: dashboardText.rejected,
  suspended: dashboardText.suspended,
}

/** Says why nobody can see the shop; nothing for an open one. */
function ShopNotice({ status }: { status: string }) {
  const words = notices[status]
  if (!words) return null
  return (
    <FormAlert tone="warning">
      {words}
      <Link to={paths.help()}>{dashboardText.askHelp}</Link>
    </FormAlert>
  )
}

const All = styled(Link)({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 })

function NewestOrders({ orders }: { orders: readonly SellerOrder[] }) {
  return (
    <Stack as="section" aria-label={dashboardText.orders} gap={12}>
      <Row spread>
        <h2>{dashboardText.orders}</h2>
        <All to={paths.sellerOrders()}>{dashboardText.allOrders}</All>
      </Row>
      <SellerOrderList orders={orders} />
    </Stack>
  )
}

function NewShop({ shop }: { shop: OwnShop }) {
  return (
    <>
      <SetUpList shop={shop} />
      <EmptyState
        icon="store"
        title={dashboardText.noOrdersTitle}
        text={dashboardText.noOrdersText}
        action={<ShareShop shop={shop} />}
      />
    </>
  )
}
