import Stack from '@mui/material/Stack'
import { PageTitle } from '@/components/Page'
import { TabLinks } from '@/components/TabLinks'
import { useListModeratedReviewsQuery } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { consoleText } from '@/features/operator/text'
import { ModeratedReviews } from '@/features/operator/trust/ModeratedReviews'
import { trustText as words } from '@/features/operator/trust/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { useOpenTaskCounts } from '@/features/operator/openTasks'
import { paths } from '@/lib/paths'

const views = ['reported', 'hidden', 'all'] as const

/** Reviews that somebody reported, those that are hidden, and all others. */
export function OperatorReviewsPage() {
  const { view, page, toPage } = useListParams('status', views)
  const { counts } = useOpenTaskCounts()
  const query = useListModeratedReviewsQuery({ status: view, page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.reviews}</PageTitle>
      <h1>{consoleText.pages.reviews}</h1>
      <TabLinks
        label={consoleText.views}
        tabs={views.map((value) => ({
          value,
          label: words.reviewViews[value],
          ...(value === 'reported' && counts.reviews !== undefined && { count: counts.reviews }),
        }))}
        current={view}
        hrefOf={(value) => paths.adminReviews(viewParam(views, value))}
      />
      <ListStates
        query={query}
        failed={words.reviewsFailed}
        none={view === 'reported' ? { title: words.noReviews, text: words.noReviewsText } : { title: words.noReviewsHere }}
        count={words.reviewCount}
        rowHeight={220}
        onPage={toPage}
      >
        {({ items }) => <ModeratedReviews reviews={items} />}
      </ListStates>
    </Stack>
  )
}
