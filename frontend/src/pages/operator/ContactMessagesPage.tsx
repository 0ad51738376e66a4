import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { PageTitle } from '@/components/Page'
import { StatusChip } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { contactText } from '@/features/content/contact/text'
import { useListContactMessagesQuery, type ReceivedMessage } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import { ListSearch } from '@/features/operator/components/ListSearch'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { contactStatusChip } from '@/features/operator/contact/contactStates'
import { deskText as words } from '@/features/operator/contact/text'
import { consoleText } from '@/features/operator/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { useOpenTaskCounts } from '@/features/operator/openTasks'
import { formatNearDateTime } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

const views = ['open', 'answered', 'closed', 'all'] as const

/** What people wrote through the contact form; what waits for an answer comes first. */
export function ContactMessagesPage() {
  const { view, page, search, toPage, filter } = useListParams('status', views)
  const { counts } = useOpenTaskCounts()
  const q = search.get('q')?.trim() ?? ''
  const query = useListContactMessagesQuery(
    { ...(view === 'all' ? {} : { status: view }), ...(q && { q }), page },
    { refetchOnMountOrArgChange: true },
  )
  const none = view === 'open' ? { title: words.none, text: words.noneText } : { title: words.noneHere }
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.contact}</PageTitle>
      <h1>{consoleText.pages.contact}</h1>
      <ListSearch label={words.search} hint={words.searchHint} value={q} onSearch={(typed) => filter({ q: typed })} />
      <TabLinks
        label={consoleText.views}
        tabs={views.map((value) => ({
          value,
          label: words.views[value],
          ...(value === 'open' && counts.contact !== undefined && { count: counts.contact }),
        }))}
        current={view}
        hrefOf={(value) => paths.adminContact({ status: viewParam(views, value), q })}
      />
      <ListStates
        query={query}
        failed={words.failed}
        none={q ? { title: words.nothingFor(q) } : none}
        count={words.count}
        rowHeight={64}
        onPage={toPage}
      >
        {({ items }) => <RecordList label={consoleText.pages.contact} items={items} shape={shape} />}
      </ListStates>
    </Stack>
  )
}

const shape: RecordShape<ReceivedMessage> = {
  keyOf: ({ id }) => id,
  title: { name: words.from, value: ({ id, name }) => <Link to={paths.adminContactMessage(id)}>{name}</Link> },
  columns: [
    { name: words.email, value: ({ email }) => email },
    { name: words.topic, value: ({ topic }) => contactText.topics[topic] },
    { name: words.reference, value: ({ reference }) => reference },
    { name: words.came, isUnbroken: true, value: ({ createdAt }) => formatNearDateTime(createdAt) },
    { name: words.answered, isUnbroken: true, value: ({ answeredAt }) => answeredAt && formatNearDateTime(answeredAt) },
  ],
  state: { name: consoleText.state, value: ({ status }) => <StatusChip {...contactStatusChip(status)} /> },
}
