import { type ReactNode } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { isPastLastPage } from '@/components/lastPage'
import { Pager, type PagerProps } from '@/components/Pager'
import { useFocusAfterChange } from '@/components/useFocusAfterChange'
import { problemOf } from '@/api/problem'

interface ListPage<Item> {
  items: readonly Item[]
  page: number
  pageSize: number
  total: number
}

interface ListStatesProps<Page> {
  query: { currentData?: Page | undefined; error?: unknown; refetch: () => unknown }
  /** What failed: "The shops didn’t load". */
  failed: string
  /** What is not there, why, and where to look instead. */
  none: { title: string; text?: string; action?: ReactNode }
  /** "3 shops" */
  count: (total: number, page: Page) => string
  /** How high a row is before it is known. */
  rowHeight: number
  onPage: PagerProps['onPage']
  children: (page: Page) => ReactNode
}

/** A list in its four states: loading, failed, empty, loaded; with how many there are and the way to their other pages. */
export function ListStates<Item, Page extends ListPage<Item>>({
  query: { currentData, error, refetch },
  failed,
  none,
  count,
  rowHeight,
  onPage,
  children,
}: ListStatesProps<Page>) {
  // What was decided leaves the list, and its buttons with it.
  const told = useFocusAfterChange<HTMLParagraphElement>(currentData)
  const known = currentData && isPastLastPage(currentData) ? undefined : currentData
  const isThere = known !== undefined && known.items.length > 0
  const problem = error === undefined || currentData ? null : problemOf(error)
  return (
    <Stack spacing={2}>
      <Typography
        ref={told}
        tabIndex={-1}
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ minBlockSize: '1lh' }}
      >
        {known && count(known.total, known)}
      </Typography>
      {problem && <ErrorState title={failed} requestId={problem.requestId} onRetry={() => void refetch()} />}
      {!known && !problem && (
        <Stack spacing={1.5} aria-busy="true">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height={rowHeight} />
          ))}
        </Stack>
      )}
      {known?.items.length === 0 && <EmptyState {...none} />}
      {isThere && children(known)}
      {currentData && <Pager {...currentData} onPage={onPage} />}
    </Stack>
  )
}
