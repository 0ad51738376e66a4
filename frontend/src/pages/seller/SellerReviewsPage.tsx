import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Link, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Intro } from '@/components/Intro'
import { InlineSelect } from '@/components/form/InlineSelect'
import { isPastLastPage } from '@/components/lastPage'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { Row } from '@/components/Row'
import { TabLinks } from '@/components/TabLinks'
import { useGetOwnShopQuery, useListSellerReviewsQuery } from '@/features/seller/api'
import { SellerReviews } from '@/features/seller/reviews/SellerReviews'
import { sellerReviewsText as words } from '@/features/seller/reviews/text'
import { paths } from '@/lib/paths'

const views = ['all', 'unanswered'] as const
const allStars = ['any', '5', '4', '3', '2', '1'] as const

/** What buyers say about the shop's products, the latest first. */
export function SellerReviewsPage() {
  const [search, setSearch] = useSearchParams()
  const view = views.find((value) => value === search.get('show')) ?? 'all'
  const stars = allStars.find((value) => value === search.get('stars')) ?? 'any'
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const shop = useGetOwnShopQuery()
  const { currentData, data, isError, refetch } = useListSellerReviewsQuery(
    { page, ...(view === 'unanswered' && { unanswered: true }), ...(stars !== 'any' && { rating: Number(stars) }) },
    { refetchOnMountOrArgChange: true },
  )
  const histogram = data?.histogram ?? []
  const filter = (change: Record<string, string>, how?: NavigateOptions) => {
    const next = new URLSearchParams({
      ...(view === 'unanswered' && { show: view }),
      ...(stars !== 'any' && { stars }),
      ...change,
    })
    if (next.get('stars') === 'any') next.delete('stars')
    setSearch(next, how)
  }
  const choices = allStars.map(
    (value) =>
      [value, value === 'any' ? words.anyStars : words.withStars(Number(value), histogram[Number(value) - 1] ?? 0)] as const,
  )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      <h1>{words.title}</h1>
      <Intro>{words.intro}</Intro>
      <Row spread>
        <TabLinks
          label={words.tabsLabel}
          tabs={views.map((value) => ({
            value,
            label: words.tabs[value],
            ...(value === 'unanswered' && data && { count: data.unanswered }),
          }))}
          current={view}
          hrefOf={(value) => paths.sellerReviews(value === 'unanswered')}
        />
        <InlineSelect label={words.stars} value={stars} choices={choices} onChange={(value) => filter({ stars: value })} />
      </Row>
      {isError && <ErrorState title={words.loadFailed} onRetry={() => void refetch()} />}
      {!currentData && !isError && <Skeleton aria-busy="true" height={480} />}
      {currentData?.items.length === 0 && !isPastLastPage(currentData) && (
        <NoReviews isFiltered={stars !== 'any'} isAnswered={view === 'unanswered'} />
      )}
      {currentData && currentData.items.length > 0 && (
        <SellerReviews reviews={currentData.items} shop={shop.data?.name ?? ''} />
      )}
      {currentData && <Pager {...currentData} onPage={(next, how) => filter({ page: String(next) }, how)} />}
    </Stack>
  )
}

function NoReviews({ isFiltered, isAnswered }: { isFiltered: boolean; isAnswered: boolean }) {
  if (!isFiltered && !isAnswered) return <EmptyState title={words.none} text={words.noneText} />
  return (
    <EmptyState
      title={isFiltered ? words.noneHere : words.allAnswered}
      {...(!isFiltered && { text: words.allAnsweredText })}
      action={
        <Button component={Link} variant="outlined" to={paths.sellerReviews()}>
          {words.showAll}
        </Button>
      }
    />
  )
}
