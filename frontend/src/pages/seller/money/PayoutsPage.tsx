import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { isPastLastPage } from '@/components/lastPage'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useListSellerPayoutsQuery, type Payout } from '@/features/seller/money/api'
import { MoneyRow, MoneyRows } from '@/components/money/MoneyRow'
import { MoneyTabs } from '@/features/seller/money/components/MoneyTabs'
import { payoutStatusChip } from '@/features/seller/money/payoutStates'
import { moneyTabsText, payoutText } from '@/features/seller/money/text'
import { formatUtcDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

const skeletonHeight = 280

/** The shop's payouts, the latest first. */
export function PayoutsPage() {
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const {
    currentData: data,
    isError,
    refetch,
  } = useListSellerPayoutsQuery({ page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{payoutText.title}</PageTitle>
      <BackOfficeBreadcrumbs crumbs={[{ name: moneyTabsText.label, to: paths.sellerMoney() }]} current={moneyTabsText.payouts} />
      <h1>{moneyTabsText.label}</h1>
      <MoneyTabs current="payouts" />
      {isError && <ErrorState title={payoutText.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton aria-busy="true" height={skeletonHeight} />}
      {data?.items.length === 0 && !isPastLastPage(data) && (
        <EmptyState
          title={payoutText.emptyTitle}
          text={payoutText.emptyText}
          action={
            <Button component={Link} variant="outlined" to={paths.sellerMoney()}>
              {payoutText.toBalance}
            </Button>
          }
        />
      )}
      {data && data.items.length > 0 && (
        <MoneyRows aria-label={payoutText.title}>
          {data.items.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </MoneyRows>
      )}
      {data && <Pager {...data} onPage={(next, how) => setSearch({ page: String(next) }, how)} />}
    </Stack>
  )
}

function PayoutRow({ payout }: { payout: Payout }) {
  return (
    <MoneyRow
      to={paths.sellerPayout(payout.id)}
      label={formatUtcDay(payout.createdAt)}
      hint={payoutText.to(payout.account)}
      amount={formatMoney(payout.amount, payout.currency)}
      state={payoutStatusChip(payout.status)}
    />
  )
}
