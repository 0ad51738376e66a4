import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { isPastLastPage } from '@/components/lastPage'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { TabLinks } from '@/components/TabLinks'
import { useListSellerReturnsQuery } from '@/features/seller/api'
import { SellerReturnList } from '@/features/seller/components/returns/SellerReturnList'
import { sellerReturnText } from '@/features/seller/components/returns/text'
import { OrdersSkeleton } from '@/features/seller/components/SellerOrderList'
import { returnStages, returnTabs, useReturnsToAnswer } from '@/features/seller/returnTabs'
import { paths } from '@/lib/paths'

const words = sellerReturnText.list
const skeletonRows = 4

/** What buyers give back to the shop, what waits for it first. */
export function SellerReturnsPage() {
  const [search, setSearch] = useSearchParams()
  const stage = returnStages.find((value) => value === search.get('stage')) ?? 'all'
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const waiting = useReturnsToAnswer()
  const { currentData: data, isError, refetch } = useListSellerReturnsQuery(
    { stage, page },
    { refetchOnMountOrArgChange: true },
  )
  const filter = stage === 'all' ? {} : { stage }
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      <h1>{words.title}</h1>
      <TabLinks
        label={words.tabsLabel}
        tabs={returnTabs.map((tab) => (tab.value === 'shop' && waiting !== undefined ? { ...tab, count: waiting } : tab))}
        current={stage}
        hrefOf={(value) => paths.sellerReturns(value === 'all' ? undefined : value)}
      />
      {isError && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <OrdersSkeleton rows={skeletonRows} />}
      {data?.items.length === 0 && !isPastLastPage(data) && <NoReturns isFiltered={stage !== 'all'} />}
      {data && data.items.length > 0 && <SellerReturnList returns={data.items} />}
      {data && <Pager {...data} onPage={(next, how) => setSearch({ ...filter, page: String(next) }, how)} />}
    </Stack>
  )
}

function NoReturns({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title={words.none} text={words.noneText} />
  return (
    <EmptyState
      title={words.noneHere}
      text={words.noneHereText}
      action={
        <Button component={Link} variant="outlined" to={paths.sellerReturns()}>
          {words.seeAll}
        </Button>
      }
    />
  )
}
