import Stack from '@mui/material/Stack'
import { PageTitle } from '@/components/Page'
import { TabLinks } from '@/components/TabLinks'
import { useListModeratedMessagesQuery } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { consoleText } from '@/features/operator/text'
import { ModeratedMessages } from '@/features/operator/trust/ModeratedMessages'
import { trustText as words } from '@/features/operator/trust/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { useOpenTaskCounts } from '@/features/operator/openTasks'
import { paths } from '@/lib/paths'

const views = ['reported', 'hidden'] as const

/** Messages that the other side reported, and those that are hidden. */
export function OperatorMessagesPage() {
  const { view, page, toPage } = useListParams('status', views)
  const { counts } = useOpenTaskCounts()
  const query = useListModeratedMessagesQuery({ status: view, page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.messages}</PageTitle>
      <h1>{consoleText.pages.messages}</h1>
      <TabLinks
        label={consoleText.views}
        tabs={views.map((value) => ({
          value,
          label: words.messageViews[value],
          ...(value === 'reported' && counts.messages !== undefined && { count: counts.messages }),
        }))}
        current={view}
        hrefOf={(value) => paths.adminMessages(viewParam(views, value))}
      />
      <ListStates
        query={query}
        failed={words.messagesFailed}
        none={view === 'reported' ? { title: words.noMessages, text: words.noMessagesText } : { title: words.noMessagesHere }}
        count={words.messageCount}
        rowHeight={220}
        onPage={toPage}
      >
        {({ items }) => <ModeratedMessages messages={items} />}
      </ListStates>
    </Stack>
  )
}
