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
import { useListSellerDisputesQuery, type Dispute } from '@/features/seller/money/api'
import { MoneyRow, MoneyRows } from '@/components/money/MoneyRow'
import { MoneyTabs } from '@/features/seller/money/components/MoneyTabs'
import { disputeText } from '@/features/seller/money/disputes/text'
import { disputeStatusChip, isOpen, reasonName } from '@/features/seller/money/disputes/names'
import { moneyTabsText } from '@/features/seller/money/text'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

const skeletonHeight = 220

/** Disputes about the shop's orders, the most urgent first. */
export function DisputesPage() {
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const {
    currentData: data,
    isError,
    refetch,
  } = useListSellerDisputesQuery({ page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{disputeText.title}</PageTitle>
      <BackOfficeBreadcrumbs crumbs={[{ name: moneyTabsText.label, to: paths.sellerMoney() }]} current={moneyTabsText.disputes} />
      <h1>{moneyTabsText.label}</h1>
      <MoneyTabs current="disputes" />
      {isError && <ErrorState title={disputeText.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton aria-busy="true" height={skeletonHeight} />}
      {data?.items.length === 0 && !isPastLastPage(data) && (
        <EmptyState
          title={disputeText.emptyTitle}
          text={disputeText.emptyText}
          action={
            <Button component={Link} variant="outlined" to={paths.sellerMoney()}>
              {disputeText.toBalance}
            </Button>
          }
        />
      )}
      {data && data.items.length > 0 && (
        <MoneyRows aria-label={disputeText.title}>
          {data.items.map((dispute) => (
            <DisputeRow key={dispute.id} dispute={dispute} />
          ))}
        </MoneyRows>
      )}
      {data && <Pager {...data} onPage={(next, how) => setSearch({ page: String(next) }, how)} />}
    </Stack>
  )
}

function DisputeRow({ dispute }: { dispute: Dispute }) {
  const reason = reasonName(dispute.reason)
  return (
    <MoneyRow
      to={paths.sellerDispute(dispute.id)}
      label={dispute.orderNumber}
      hint={isOpen(dispute) && dispute.respondBy ? disputeText.hint(reason, formatDate(dispute.respondBy)) : reason}
      amount={formatMoney(dispute.amount, dispute.currency)}
      state={disputeStatusChip(dispute)}
    />
  )
}
