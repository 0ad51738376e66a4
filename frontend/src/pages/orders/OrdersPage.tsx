import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { isPastLastPage } from '@/components/lastPage'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { TabLinks } from '@/components/TabLinks'
import { useFocusAfterChange } from '@/components/useFocusAfterChange'
import { useListOrdersQuery } from '@/features/orders/api'
import { OrderRow } from '@/features/orders/components/OrderRow'
import { OrderSearch, periods } from '@/features/orders/components/OrderSearch'
import { OrdersSkeleton } from '@/features/orders/components/OrderSkeleton'
import { daysOf, readPeriod, yearsSince, type Period } from '@/features/orders/period'
import { ordersText } from '@/features/orders/text'
import { paths } from '@/lib/paths'

const words = ordersText.list
const longest = 100
const states = ['all', 'to_pay', 'to_ship', 'on_the_way', 'delivered', 'returns'] as const

/** The shopper's orders, newest first. */
export function OrdersPage() {
  const [search, setSearch] = useSearchParams()
  const heading = useFocusAfterChange<HTMLHeadingElement>(search.toString())
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
      {data?.items.length === 0 && !isPastLastPage(data) && <NoOrders tab={tab} isSearch={isSearch} />}
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
        illustration="compass"
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
