import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { PageTitle } from '@/components/Page'
import { StatusChip } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { contactText } from '@/features/content/contact/text'
import { useListContactMessagesQuery, type ReceivedMessage } from '@/features/operator/api'
import { ListFaces } from '@/features/operator/components/ListFaces'
import { Records } from '@/features/operator/components/Records'
import { ListSearch } from '@/features/operator/components/ListSearch'
import type { Shape } from '@/features/operator/components/shape'
import { contactWords } from '@/features/operator/contact/contactStates'
import { deskText as words } from '@/features/operator/contact/text'
import { consoleText } from '@/features/operator/text'
import { useView, viewIn } from '@/features/operator/useView'
import { useWaiting } from '@/features/operator/waiting'
import { formatNearDateTime } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

const views = ['open', 'answered', 'closed', 'all'] as const

/** What people wrote through the contact form; what waits for an answer comes first. */
export function ContactMessagesPage() {
  const { view, page, search, toPage, filter } = useView('status', views)
  const { counts } = useWaiting()
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
        hrefOf={(value) => paths.adminContact({ status: viewIn(views, value), q })}
      />
      <ListFaces
        query={query}
        failed={words.failed}
        none={q ? { title: words.nothingFor(q) } : none}
        count={words.count}
        rowHeight={64}
        onPage={toPage}
      >
        {({ items }) => <Records label={consoleText.pages.contact} items={items} shape={shape} />}
      </ListFaces>
    </Stack>
  )
}

const shape: Shape<ReceivedMessage> = {
  keyOf: ({ id }) => id,
  title: { name: words.from, value: ({ id, name }) => <Link to={paths.adminContactMessage(id)}>{name}</Link> },
  columns: [
    { name: words.email, value: ({ email }) => email },
    { name: words.topic, value: ({ topic }) => contactText.topics[topic] },
    { name: words.reference, value: ({ reference }) => reference },
    { name: words.came, isUnbroken: true, value: ({ createdAt }) => formatNearDateTime(createdAt) },
    { name: words.answered, isUnbroken: true, value: ({ answeredAt }) => answeredAt && formatNearDateTime(answeredAt) },
  ],
  state: { name: consoleText.state, value: ({ status }) => <StatusChip {...contactWords(status)} /> },
}
