import Stack from '@mui/material/Stack'
import { PageTitle } from '@/components/Page'
import { TabLinks } from '@/components/TabLinks'
import { useListReturnsQuery } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { OperatorReturn } from '@/features/operator/returns/OperatorReturn'
import { decideText as words } from '@/features/operator/returns/text'
import { consoleText } from '@/features/operator/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { useOpenTaskCounts } from '@/features/operator/openTasks'
import { paths } from '@/lib/paths'

const views = ['operator', 'shop', 'buyer', 'over', 'all'] as const

/** Returns of all shops; those that wait for the operator come first. */
export function OperatorReturnsPage() {
  const { view, page, toPage } = useListParams('stage', views)
  const { counts } = useOpenTaskCounts()
  const query = useListReturnsQuery({ stage: view, page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.returns}</PageTitle>
      <h1>{consoleText.pages.returns}</h1>
      <TabLinks
        label={consoleText.views}
        tabs={views.map((value) => ({
          value,
          label: words.views[value],
          ...(value === 'operator' && counts.returns !== undefined && { count: counts.returns }),
        }))}
        current={view}
        hrefOf={(value) => paths.adminReturns(viewParam(views, value))}
      />
      <ListStates
        query={query}
        failed={words.failed}
        none={view === 'operator' ? { title: words.none, text: words.noneText } : { title: words.noneHere }}
        count={words.count}
        rowHeight={360}
        onPage={toPage}
      >
        {({ items }) => (
          <Stack spacing={2}>
            {items.map((listed) => (
              <OperatorReturn key={listed.return.id} listed={listed} />
            ))}
          </Stack>
        )}
      </ListStates>
    </Stack>
  )
}
