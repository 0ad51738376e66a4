import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { InlineSelect } from '@/components/form/InlineSelect'
import { isPastLastPage } from '@/components/lastPage'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { Row } from '@/components/Row'
import { momentsOf, periodChoices, readPeriod } from '@/features/orders/period'
import { orderPeriodText } from '@/features/orders/text'
import {
  useGetPayoutAccountQuery,
  useGetSellerBalanceQuery,
  useListSellerWithheldAmountsQuery,
  useListSellerLedgerQuery,
} from '@/features/seller/money/api'
import { BalancePanel, BalanceSkeleton } from '@/features/seller/money/components/BalancePanel'
import { firstWithheldPage, WithheldList } from '@/features/seller/money/components/WithheldList'
import { Ledger, LedgerSkeleton } from '@/features/seller/money/components/Ledger'
import { MoneyTabs } from '@/features/seller/money/components/MoneyTabs'
import { kinds } from '@/features/seller/money/entries'
import { balanceText, ledgerText, moneyTabsText } from '@/features/seller/money/text'
import { paths } from '@/lib/paths'

/** What the shop is owed, what of it is paid out next, and everything that moved it. */
export function MoneyPage() {
  const balance = useGetSellerBalanceQuery(undefined, { refetchOnMountOrArgChange: true })
  const account = useGetPayoutAccountQuery(undefined, { refetchOnMountOrArgChange: true })
  const withheld = useListSellerWithheldAmountsQuery(firstWithheldPage, { refetchOnMountOrArgChange: true })
  // What is below does not move once it is seen.
  const isSettled = !balance.isLoading && !account.isLoading && !withheld.isLoading
  return (
    <Stack spacing={2.5}>
      <PageTitle>{moneyTabsText.label}</PageTitle>
      <h1>{moneyTabsText.label}</h1>
      <MoneyTabs current="balance" />
      {isSettled && balance.data && <BalancePanel balance={balance.data} account={account.data?.account} />}
      {isSettled && !balance.data && (
        <ErrorState title={balanceText.loadFailed} onRetry={() => void balance.refetch()} />
      )}
      {!isSettled && <BalanceSkeleton />}
      <div hidden={!isSettled}>
        <Stack spacing={2.5}>
          <WithheldList />
          <Activity />
        </Stack>
      </div>
    </Stack>
  )
}

const skeletonRows = 6
const periods = ['all', 'month', 'previous', 'months'] as const

/** The lines of the account; the address says which. */
function Activity() {
  const [now] = useState(() => new Date())
  const [search, setSearch] = useSearchParams()
  const kind = kinds.find((each) => each === search.get('kind')) ?? 'all'
  const period = readPeriod(search.get('period'), periods)
  const page = Math.max(1, Number(search.get('page')) || 1)
  const chosen = {
    ...(kind === 'all' ? {} : { kind }),
    ...(period === 'all' ? {} : { period }),
  }
  const isFiltered = Object.keys(chosen).length > 0
  const {
    currentData: data,
    isError,
    refetch,
  } = useListSellerLedgerQuery(
    { ...(kind === 'all' ? {} : { kind }), ...momentsOf(period, now), page },
    { refetchOnMountOrArgChange: true },
  )
  const choose = (change: Record<string, string>) => {
    const next = Object.entries<string>({ ...chosen, ...change }).filter(([, value]) => value !== 'all')
    setSearch(Object.fromEntries(next))
  }
  return (
    <Stack spacing={2} component="section" aria-label={ledgerText.title}>
      <h2>{ledgerText.title}</h2>
      {(isFiltered || data?.total !== 0) && (
        <Row spread>
          <Row spacing={2}>
            <InlineSelect
              label={ledgerText.kind}
              value={kind}
              choices={kinds.map((each) => [each, ledgerText.kinds[each]] as const)}
              onChange={(value) => choose({ kind: value })}
            />
            <InlineSelect
              label={orderPeriodText.label}
              value={period}
              choices={periodChoices(periods, [String(now.getUTCFullYear())], period)}
              onChange={(value) => choose({ period: value })}
            />
          </Row>
          <Typography variant="body2" color="textSecondary" role="status">
            {data && ledgerText.count(data.total)}
          </Typography>
        </Row>
      )}
      {isError && <ErrorState title={ledgerText.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <LedgerSkeleton rows={skeletonRows} />}
      {data?.items.length === 0 && !isPastLastPage(data) && <NoEntries isFiltered={isFiltered} />}
      {data && data.items.length > 0 && (
        <>
          <Ledger entries={data.items} />
          <Typography variant="body2" color="textSecondary">
            {ledgerText.days}
          </Typography>
        </>
      )}
      {data && <Pager {...data} onPage={(next, how) => setSearch({ ...chosen, page: String(next) }, how)} />}
    </Stack>
  )
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  const [title, text, to, action] = isFiltered
    ? [ledgerText.nothing, ledgerText.nothingText, paths.sellerMoney(), ledgerText.showAll]
    : [ledgerText.emptyTitle, ledgerText.emptyText, paths.sellerProducts(), ledgerText.emptyAction]
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button component={Link} variant="outlined" to={to}>
          {action}
        </Button>
      }
    />
  )
}
