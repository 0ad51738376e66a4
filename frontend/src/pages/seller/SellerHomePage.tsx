import { useState } from 'react'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { LucideIcon } from 'lucide-react'
import PackageIcon from 'lucide-react/icons/package'
import PencilIcon from 'lucide-react/icons/pencil'
import TruckIcon from 'lucide-react/icons/truck'
import UndoIcon from 'lucide-react/icons/undo-2'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import {
  useGetOwnShopQuery,
  useListSellerOrdersQuery,
  useListSellerProductsQuery,
  type OwnShop,
  type SellerOrder,
} from '@/features/seller/api'
import { OrdersSkeleton, SellerOrderList } from '@/features/seller/components/SellerOrderList'
import { ShareShop } from '@/features/seller/components/ShareShop'
import { FirstSteps } from '@/features/seller/firstSteps/FirstSteps'
import { useListSellerDisputesQuery, type Dispute } from '@/features/seller/money/api'
import { isOpen } from '@/features/seller/money/disputes/words'
import { countOf, inDelivery, toShip } from '@/features/seller/orderTabs'
import { useReturnsToAnswer } from '@/features/seller/returnTabs'
import { formatDateTime } from '@/lib/dates'
import { media, radius } from '@/lib/design'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'
import { dashboardText } from './text'

const newestShown = 5

/** The first page of the seller centre: what needs doing, then what came in. */
export function SellerHomePage() {
  const [greeting] = useState(() => greetingOf(new Date().getHours()))
  const shop = useGetOwnShopQuery()
  const orders = useListSellerOrdersQuery({ pageSize: newestShown }, { refetchOnMountOrArgChange: true })
  const disputes = useListSellerDisputesQuery({ pageSize: 1 }, { refetchOnMountOrArgChange: true })
  const retry = () => {
    if (shop.isError) void shop.refetch()
    if (orders.isError) void orders.refetch()
  }
  return (
    <Stack spacing={4}>
      <PageTitle>{dashboardText.tab}</PageTitle>
      <h1>{greeting(shop.data?.name ?? dashboardText.yourShop)}</h1>
      {shop.isError || orders.isError ? (
        <ErrorState title={dashboardText.loadFailed} onRetry={retry} />
      ) : shop.data && orders.data && !disputes.isLoading ? (
        <Dashboard
          shop={shop.data}
          orders={orders.data.items}
          counts={orders.data.counts}
          dispute={disputes.data?.items[0]}
        />
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
  /** The one to be answered first, or one that is over. */
  dispute: Dispute | undefined
}

function Dashboard({ shop, orders, counts, dispute }: DashboardProps) {
  return (
    <>
      <ShopNotice status={shop.status} />
      {dispute && isOpen(dispute) && <DisputeNotice dispute={dispute} />}
      {orders.length > 0 && shop.invoiceAddress === '' && <InvoiceNotice />}
      <ToDo counts={counts} />
      <FirstSteps />
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

/** Says until when a dispute can be answered. */
function DisputeNotice({ dispute: { id, respondBy } }: { dispute: Dispute }) {
  if (!respondBy) return null
  return (
    <FormAlert tone="warning">
      {dashboardText.dispute(formatDateTime(respondBy))}
      <Link to={paths.sellerDispute(id)}>{dashboardText.answerDispute}</Link>
    </FormAlert>
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

const All = styled(Link)({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 })

function NewestOrders({ orders }: { orders: readonly SellerOrder[] }) {
  return (
    <Stack spacing={1.5} component="section" aria-label={dashboardText.orders}>
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
        scene="shop"
        title={dashboardText.noOrdersTitle}
        text={dashboardText.noOrdersText}
        action={<ShareShop shop={shop} />}
      />
    </>
  )
}

const Tile = styled(Link, { shouldForwardProp: (name) => name !== 'urgent' })<{ urgent: boolean }>(
  ({ theme, urgent }) => ({
    ...tileBox,
    border: `1px solid ${urgent ? theme.vars.palette.tint.label : theme.vars.palette.divider}`,
    backgroundColor: urgent ? theme.vars.palette.tint.ground : theme.vars.palette.background.paper,
    color: urgent ? theme.vars.palette.tint.label : theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { borderColor: theme.vars.palette.control },
    '& span': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      ...theme.typography.subtitle2,
    },
    '& svg': { flex: 'none' },
    '& strong': theme.typography.figure,
  }),
)

interface Task {
  label: string
  icon: LucideIcon
  to: string
  count: number | undefined
  /** Somebody waits for it. */
  isUrgent?: boolean
}

/** What waits for the seller, each number with the way to it. */
function ToDo({ counts }: { counts: Readonly<Record<string, number>> }) {
  const toAnswer = useReturnsToAnswer()
  const { data: drafts } = useListSellerProductsQuery({ status: 'draft', pageSize: 1 })
  const orders = (label: string, icon: LucideIcon, states: string, isUrgent: boolean): Task => {
    return { label, icon, to: paths.sellerOrders(states), count: countOf(counts, states), isUrgent }
  }
  const tasks: Task[] = [
    orders(dashboardText.toShip, PackageIcon, toShip, true),
    {
      label: dashboardText.returns,
      icon: UndoIcon,
      to: paths.sellerReturns('shop'),
      count: toAnswer,
      isUrgent: true,
    },
    orders(dashboardText.inDelivery, TruckIcon, inDelivery, false),
    { label: dashboardText.drafts, icon: PencilIcon, to: `${paths.sellerProducts()}?status=draft`, count: drafts?.total },
  ]
  return (
    <section aria-label={dashboardText.todo}>
      <h2 className="visually-hidden">{dashboardText.todo}</h2>
      <Tiles>
        {tasks.map(({ label, icon: Icon, to, count, isUrgent = false }) => (
          <Tile key={to} to={to} urgent={isUrgent && Boolean(count)}>
            <span>
              <Icon size={20} />
              {label}
            </span>
            <strong>{count === undefined ? '–' : formatNumber(count)}</strong>
          </Tile>
        ))}
      </Tiles>
    </section>
  )
}

/** The numbers of a dashboard beside one another. */
const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 },
})

/** How high a tile is, before and after its number is known. */
const tileHeight = 100

/** The box of one number. */
const tileBox = {
  display: 'grid',
  alignContent: 'space-between',
  gap: 4,
  minBlockSize: tileHeight,
  padding: 16,
  borderRadius: radius.card,
} as const

/** The dashboard before its numbers are known, in the boxes it will have. */
function DashboardSkeleton({ rows }: { rows: number }) {
  return (
    <>
      <Tiles aria-busy="true">
        <Skeleton height={tileHeight} />
        <Skeleton height={tileHeight} />
        <Skeleton height={tileHeight} />
        <Skeleton height={tileHeight} />
      </Tiles>
      <Stack spacing={1.5}>
        <Skeleton width={180} height={44} />
        <OrdersSkeleton rows={rows} />
      </Stack>
    </>
  )
}

// As high as a thumb needs, where the sign beside it stands.
const To = styled(Link)({ display: 'block', marginBlock: -10, paddingBlock: 10, fontWeight: 550 })

/** The way of a new shop to its first order, with what is done already; nothing once all of it is. */
function SetUpList({ shop }: { shop: OwnShop }) {
  const { data: products } = useListSellerProductsQuery({ pageSize: 1 })
  if (!products) return null
  const steps = [
    { label: dashboardText.open, to: paths.sellerShop(), isDone: true },
    { label: dashboardText.describe, to: paths.sellerShop(), isDone: shop.description !== '' },
    { label: dashboardText.invoices, to: paths.sellerShop(), isDone: shop.invoiceAddress !== '' },
    { label: dashboardText.list, to: paths.sellerProductCreate(), isDone: products.total > 0 },
  ]
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <Paper variant="panel" component="section" aria-label={dashboardText.setUp}>
      <Stack spacing={1}>
        <Row spread>
          <h2>{dashboardText.setUp}</h2>
          <Typography variant="body2" color="textSecondary">
            {dashboardText.setUpDone(done, steps.length)}
          </Typography>
        </Row>
        <Stepper orientation="vertical" nonLinear activeStep={-1}>
          {steps.map(({ label, to, isDone }) => (
            <Step key={label} completed={isDone}>
              <StepLabel>
                {isDone ? (
                  <>
                    <span className="visually-hidden">{dashboardText.stepDone}</span> {label}
                  </>
                ) : (
                  <To to={to}>{label}</To>
                )}
              </StepLabel>
            </Step>
          ))}
        </Stepper>
      </Stack>
    </Paper>
  )
}
