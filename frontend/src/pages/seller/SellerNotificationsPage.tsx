import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { isPastLastPage } from '@/components/lastPage'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { Row } from '@/components/Row'
import { useListSellerNotificationsQuery } from '@/features/seller/notifications/api'
import { EmailPreferences } from '@/features/seller/notifications/EmailPreferences'
import { NotificationList, NotificationsSkeleton } from '@/features/seller/notifications/NotificationList'
import { ReadAllButton } from '@/features/seller/notifications/ReadAllButton'
import { notificationText as words } from '@/features/seller/notifications/text'

const skeletonRows = 6

/** All that the shop was told in the last 90 days, and what of it comes by email. */
export function SellerNotificationsPage() {
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const { currentData: data, isError, refetch } = useListSellerNotificationsQuery({ page })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      <Row spread>
        <h1>{words.title}</h1>
        {data && page === 1 && <ReadAllButton page={data} />}
      </Row>
      {isError && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <NotificationsSkeleton rows={skeletonRows} />}
      {data?.items.length === 0 && !isPastLastPage(data) && <EmptyState title={words.none} text={words.noneText} />}
      {data && data.items.length > 0 && (
        <Paper variant="outlined">
          <NotificationList notifications={data.items} />
        </Paper>
      )}
      {data && <Pager {...data} onPage={(next, how) => setSearch({ page: String(next) }, how)} />}
      {/* Not before the list has its height: what stands below it would move. */}
      {(data || isError) && (
        <>
          <Typography variant="body2" color="textSecondary">
            {words.kept}
          </Typography>
          <EmailPreferences />
        </>
      )}
    </Stack>
  )
}
