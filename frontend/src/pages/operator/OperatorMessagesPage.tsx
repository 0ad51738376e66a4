import Stack from '@mui/material/Stack'
import { PageTitle } from '@/components/Page'
import { TabLinks } from '@/components/TabLinks'
import { useListModeratedMessagesQuery } from '@/features/operator/api'
import { ListFaces } from '@/features/operator/components/ListFaces'
import { consoleText } from '@/features/operator/text'
import { ModeratedMessages } from '@/features/operator/trust/ModeratedMessages'
import { trustText as words } from '@/features/operator/trust/text'
import { useView, viewIn } from '@/features/operator/useView'
import { useWaiting } from '@/features/operator/waiting'
import { paths } from '@/lib/paths'

const views = ['reported', 'hidden'] as const

/** Messages that the other side reported, and those that are hidden. */
export function OperatorMessagesPage() {
  const { view, page, toPage } = useView('status', views)
  const { counts } = useWaiting()
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
        hrefOf={(value) => paths.adminMessages(viewIn(views, value))}
      />
      <ListFaces
        query={query}
        failed={words.messagesFailed}
        none={view === 'reported' ? { title: words.noMessages, text: words.noMessagesText } : { title: words.noMessagesHere }}
        count={words.messageCount}
        rowHeight={220}
        onPage={toPage}
      >
        {({ items }) => <ModeratedMessages messages={items} />}
      </ListFaces>
    </Stack>
  )
}
