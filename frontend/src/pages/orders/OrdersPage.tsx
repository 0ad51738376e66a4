import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { isPastLast } from '@/components/lastPage'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { ProductTile } from '@/components/ProductTile'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { useFocusAfter } from '@/components/useFocusAfter'
import { useListOrdersQuery, type Order, type Return } from '@/features/orders/api'
import { BuyAgain } from '@/features/orders/components/BuyAgain'
import { OrderSearch, periods } from '@/features/orders/components/OrderSearch'
import { OrdersSkeleton } from '@/features/orders/components/OrderSkeleton'
import { returnText } from '@/features/orders/components/returns/text'
import { daysOf, readPeriod, yearsSince, type Period } from '@/features/orders/period'
import { openReturn, refundWords, returnWords } from '@/features/orders/returns'
import { nextAction, paymentStateOf, paymentWords, shopOrderWords, wasPaid } from '@/features/orders/status'
import { ordersText } from '@/features/orders/text'
import { formatDate } from '@/lib/dates'
import { tileOf } from '@/lib/design'
import { formatList } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

const words = ordersText.list
const longest = 100
const states = ['all', 'to_pay', 'to_ship', 'on_the_way', 'delivered', 'returns'] as const

/** The shopper's orders, newest first. */
export function OrdersPage() {
  const [search, setSearch] = useSearchParams()
  const heading = useFocusAfter<HTMLHeadingElement>(search.toString())
  const tab = states.find((state) => state === search.get('tab')) ?? 'all'
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const q = (search.get('q') ?? '').trim().slice(0, longest)
  const period = readPeriod(search.get('period'), periods)
  const {
    data: latest,
    currentData: data,
    isError,
    refetch,
  } = useListOrdersQuery(
    { tab, page, ...(q ? { q } : {}), ...daysOf(period) },
    { refetchOnMountOrArgChange: true },
  )
  const looksFor = { ...(q ? { q } : {}), ...(period === 'all' ? {} : { period }) }
  const isSearch = q !== '' || period !== 'all'
  const turn = (next: number, how?: NavigateOptions) => {
    setSearch({ tab, ...looksFor, page: String(next) }, how)
    heading.current?.focus()
  }
  const find = (change: { q?: string; period?: Period }) => {
    const next = { q, period, ...change }
    setSearch({
      tab,
      ...(next.q ? { q: next.q } : {}),
      ...(next.period === 'all' ? {} : { period: next.period }),
    })
  }
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <TabLinks
        label={words.tabs}
        tabs={states.map((value) => ({ value, label: words[value], ...(latest && { count: latest.counts[value] }) }))}
        current={tab}
        hrefOf={(value) => `${paths.orders()}?${new URLSearchParams({ tab: value, ...looksFor })}`}
      />
      {(isSearch || latest?.firstOrderedAt !== null) && (
        <OrderSearch q={q} period={period} years={yearsSince(latest?.firstOrderedAt ?? null)} onChange={find} />
      )}
      <Typography variant="body2" color="textSecondary" role="status">
        {data ? words.count(data.total) : '\u00a0'}
      </Typography>
      {isError && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <OrdersSkeleton />}
      {data?.items.length === 0 && !isPastLast(data) && <NoOrders tab={tab} isSearch={isSearch} />}
      {data && data.items.length > 0 && (
        <Stack spacing={1.5} component="ul">
          {data.items.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </Stack>
      )}
      {data && <Pager {...data} onPage={turn} />}
    </Stack>
  )
}

function NoOrders({ tab, isSearch }: { tab: string; isSearch: boolean }) {
  if (isSearch) {
    return (
      <EmptyState
        scene="compass"
        title={words.nothingFound}
        text={words.nothingFoundText}
        action={
          <Button component={Link} to={`${paths.orders()}?tab=${tab}`} variant="outlined">
            {words.clear}
          </Button>
        }
      />
    )
  }
  if (tab !== 'all') {
    return (
      <EmptyState
        title={words.noneHere}
        text={words.noneHereText}
        action={
          <Button component={Link} to={paths.orders()} variant="outlined">
            {words.showAll}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      title={words.none}
      text={words.noneText}
      action={
        <Button component={Link} to={paths.home()} variant="contained">
          {words.browse}
        </Button>
      }
    />
  )
}

const shownPictures = 4
const namedProducts = 2

const Pictures = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& > div': {
    inlineSize: 56,
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
    '& + div': { marginInlineStart: -12 },
  },
  '& > p': { marginInlineStart: 8 },
}))
const Facts = styled('div')({
  display: 'grid',
  gap: 2,
  '& strong': { fontVariantNumeric: 'tabular-nums' },
})

/** An order in a list: its goods, its state per shop, and the one thing to do next. */
function OrderRow({ order }: { order: Order }) {
  const lines = order.shopOrders.flatMap((part) => part.lines)
  const titles = [...new Set(lines.map(({ title }) => title))]
  const named = titles.slice(0, namedProducts)
  const unnamed = titles.length - named.length
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const action = nextAction(order)
  return (
    <Paper variant="panel" component="li">
      <Stack spacing={1.5}>
        <Row spread>
          <Facts>
            <strong>{order.number}</strong>
            <Typography variant="body2" color="textSecondary">
              {formatDate(order.createdAt)} · {words.items(count)}
            </Typography>
          </Facts>
          <strong>{formatMoney(order.total, order.currency)}</strong>
        </Row>
        <Chips order={order} />
        <RefundNotes order={order} />
        <p>{formatList(unnamed > 0 ? [...named, words.moreProducts(unnamed)] : named)}</p>
        <Row spread>
          <Pictures>
            {lines.slice(0, shownPictures).map((line) => (
              <ProductTile
                key={line.id}
                src={line.image}
                alt={named.includes(line.title) ? '' : line.title}
                tile={tileOf(line.tile, line.productId)}
                size={56}
              />
            ))}
            {lines.length > shownPictures && (
              <Typography variant="body2" color="textSecondary">
                {words.more(lines.length - shownPictures)}
              </Typography>
            )}
          </Pictures>
          <Row spacing={1}>
            <BuyAgain order={order} />
            <Button
              component={Link}
              to={paths.order(order.id)}
              variant={action === 'pay' ? 'contained' : 'outlined'}
              aria-label={words.actionOf(words[action], order.number)}
            >
              {words[action]}
            </Button>
          </Row>
        </Row>
      </Stack>
    </Paper>
  )
}

/** A part that something is given back of is called by where that stands. */
function stateOf(status: string, open: Return | undefined) {
  if (!open) return shopOrderWords(status)
  const { tone, label } = returnWords(open.status)
  return { tone, label: returnText.list.state(label) }
}

/** What goes back of an order, and where that money is. */
function RefundNotes({ order: { shopOrders, currency } }: { order: Order }) {
  const refunds = shopOrders.flatMap((part) => part.refunds)
  if (refunds.length === 0) return null
  return (
    <Typography variant="body2" color="textSecondary" component="ul">
      {refunds.map((refund) => (
        <li key={refund.id}>{returnText.list.refund(formatMoney(refund.amount, currency), refundWords(refund))}</li>
      ))}
    </Typography>
  )
}

/** Where the money is as long as there is none; then where each shop's part is, and what went back. */
function Chips({ order }: { order: Order }) {
  const payment = <StatusChip {...paymentWords(order)} />
  if (!wasPaid(order)) return <Row spacing={1}>{payment}</Row>
  return (
    <Row spacing={1}>
      {order.shopOrders.map(({ id, shop, status, returns }) => {
        const { tone, label } = stateOf(status, openReturn(returns))
        return (
          <StatusChip key={id} tone={tone} label={order.shopOrders.length > 1 ? words.shopState(shop.name, label) : label} />
        )
      })}
      {paymentStateOf(order) !== 'paid' && payment}
    </Row>
  )
}
