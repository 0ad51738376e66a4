import { useDeferredValue, useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query'
import { Link } from 'react-router-dom'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import {
  useGetSellerDashboardQuery,
  type OwnShop,
  type SellerDashboard,
} from '@/features/seller/api'
import { OrdersSkeleton, SellerOrderList } from '@/features/seller/components/SellerOrderList'
import { ShopNotice } from '@/features/seller/components/ShopNotice'
import { BestProducts } from '@/features/seller/dashboard/BestProducts'
import { Figures } from '@/features/seller/dashboard/Figures'
import { FiguresSkeleton } from '@/features/seller/dashboard/FigureCards'
import { formatDays } from '@/features/seller/dashboard/format'
import { NoSalesYet } from '@/features/seller/dashboard/NoSalesYet'
import { daysOf, todayIn, usePeriod, defaultPreset } from '@/features/seller/dashboard/period'
import { PeriodPicker } from '@/features/seller/dashboard/PeriodPicker'
import { NextPayout, OrderStates } from '@/features/seller/dashboard/OrderStates'
import { dashboardText, figuresText, salesPeriodText } from '@/features/seller/dashboard/text'
import { ToDo, ToDoSkeleton } from '@/features/seller/dashboard/ToDo'
import { revenueOf } from '@/features/seller/dashboard/trend'
import { TrendPanel } from '@/features/seller/dashboard/TrendPanel'
import { FirstSteps, FirstStepsSkeleton } from '@/features/seller/firstSteps/FirstSteps'
import { usePolledOwnShop } from '@/features/seller/usePolledOwnShop'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

const newestShown = 5

/** The first page of the Seller Center: what needs doing, then how the shop does. */
export function SellerHomePage() {
  const [greeting] = useState(greetingOfNow)
  const [choice, choose] = usePeriod()
  const shop = usePolledOwnShop()
  const today = shop.data && todayIn(shop.data.timeZone)
  // The usual days are the server's own: nothing has to be known to ask for them.
  const asked = choice === defaultPreset ? {} : today && daysOf(choice, today)
  const answer = useGetSellerDashboardQuery(asked ?? skipToken, { refetchOnMountOrArgChange: true })
  const { isError, refetch } = answer
  // Drawn in small steps, so that a phone goes on answering to its person meanwhile.
  const data = useDeferredValue(answer.data)
  const retry = () => {
    if (shop.isError) void shop.refetch()
    if (isError) void refetch()
  }
  const sells = data !== undefined && data.newestOrders.length > 0
  return (
    <Stack spacing={4}>
      <PageTitle>{dashboardText.tab}</PageTitle>
      <Row spread>
        <h1>{greeting(shop.data?.name ?? dashboardText.yourShop)}</h1>
        {sells && <PeriodPicker choice={choice} days={data.period} today={data.today} onChoose={choose} />}
      </Row>
      {shop.isError || isError ? (
        <ErrorState title={dashboardText.loadFailed} onRetry={retry} />
      ) : shop.data && data ? (
        <Dashboard shop={shop.data} dashboard={data} />
      ) : (
        <DashboardSkeleton />
      )}
    </Stack>
  )
}

/** How one greets now, by the clock of who reads it. */
function greetingOfNow() {
  const hour = new Date().getHours()
  if (hour < 12) return dashboardText.morning
  return hour < 18 ? dashboardText.afternoon : dashboardText.evening
}

function Dashboard({ shop, dashboard }: { shop: OwnShop; dashboard: SellerDashboard }) {
  const sells = dashboard.newestOrders.length > 0
  return (
    <>
      <ShopNotice shop={shop} />
      {sells && shop.invoiceAddress === '' && <InvoiceNotice />}
      {/* Who has sold nothing has little to do but these. */}
      {!sells && <FirstSteps waiting={<FirstStepsSkeleton aria-busy="true" />} />}
      <ToDo toDo={dashboard.toDo} zone={dashboard.timeZone} />
      {sells ? <Sales dashboard={dashboard} /> : <NoSalesYet shop={shop} />}
      {/* Below all that is there already: what comes or goes moves nothing. */}
      {sells && <FirstSteps />}
    </>
  )
}

/** Says that invoices go out without whom they come from. */
function InvoiceNotice() {
  return (
    <FormAlert tone="info">
      {dashboardText.invoicesBare}
      <Link to={paths.sellerShop()}>{dashboardText.addAddress}</Link>
    </FormAlert>
  )
}

/** Two boxes beside one another where there is room, the first one wider. */
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
})
const All = styled(Link)({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 })

function Sales({ dashboard }: { dashboard: SellerDashboard }) {
  const { period, before, timeZone, currency } = dashboard
  return (
    <>
      <Stack spacing={2} component="section" aria-label={figuresText.title}>
        <div>
          <h2>{formatDays(period)}</h2>
          <Typography variant="body2" color="textSecondary">
            {salesPeriodText.compared(formatDays(before))} · {salesPeriodText.zone(timeZone)}
          </Typography>
        </div>
        <Figures dashboard={dashboard} />
        <Pair>
          <TrendPanel trend={revenueOf(dashboard)} />
          <BestProducts products={dashboard.bestProducts} currency={currency} />
        </Pair>
      </Stack>
      <Pair>
        <OrderStates counts={dashboard.states} />
        <NextPayout day={dashboard.nextPayoutOn} />
      </Pair>
      <Stack spacing={1.5} component="section" aria-label={dashboardText.orders}>
        <Row spread>
          <h2>{dashboardText.orders}</h2>
          <All to={paths.sellerOrders()}>{dashboardText.allOrders}</All>
        </Row>
        <SellerOrderList orders={dashboard.newestOrders} />
      </Stack>
    </>
  )
}

/** The dashboard before anything is known, in the boxes it will have. */
function DashboardSkeleton() {
  return (
    <>
      <ToDoSkeleton />
      <Stack spacing={2}>
        <Skeleton width={220} height={48} />
        <FiguresSkeleton />
        <Pair>
          <Skeleton height={400} />
          <Skeleton height={400} />
        </Pair>
      </Stack>
      <OrdersSkeleton rows={newestShown} />
    </>
  )
}
