import { useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { LinkRow, RowCard } from '@/components/LinkRow'
import { PageTitle } from '@/components/Page'
import { useListMarketStatementsQuery } from '@/features/operator/api'
import { BookkeepingExport } from '@/features/operator/statements/BookkeepingExport'
import { marketStatementText as words } from '@/features/operator/statements/text'
import { consoleText } from '@/features/operator/text'
import { formatMonth } from '@/lib/dates'
import { paths } from '@/lib/paths'

const skeletonHeight = 210
const monthLength = '2026-11'.length

/** The marketplace's months, the latest first, and its books as tables. */
export function MarketStatementsPage() {
  const [present] = useState(() => new Date().toISOString().slice(0, monthLength))
  const { data, isError, isLoading, refetch } = useListMarketStatementsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.statements}</PageTitle>
      <h1>{consoleText.pages.statements}</h1>
      <BookkeepingExport />
      {!data && isError && <ErrorState title={words.loadFailed} onRetry={() => void refetch()} />}
      {isLoading && <Skeleton aria-busy="true" height={skeletonHeight} />}
      {data?.months.length === 0 && <EmptyState title={words.none} text={words.noneText} />}
      {data && data.months.length > 0 && (
        <RowCard aria-label={words.months}>
          {data.months.map(({ month, transactions }) => {
            const count = words.bookings(transactions)
            return (
              <LinkRow
                key={month}
                to={paths.adminStatement(month)}
                label={formatMonth(month)}
                hint={month === present ? words.running(count) : count}
              />
            )
          })}
        </RowCard>
      )}
    </Stack>
  )
}
