import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import MailIcon from 'lucide-react/icons/mail'
import { Link } from 'react-router-dom'
import { onDemand } from '@/components/onDemand'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { useListPeopleQuery, type Person } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import { ListSearch } from '@/features/operator/components/ListSearch'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { roleNames, personStatusChip } from '@/features/operator/people/personStates'
import { peopleText as words } from '@/features/operator/people/text'
import { consoleText } from '@/features/operator/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { useCurrency } from '@/components/Currency'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import { formatNearDate } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

const InviteDialog = onDemand(async () => (await import('@/features/operator/people/InviteDialog')).InviteDialog)

const views = ['all', 'buyer', 'seller', 'operator', 'locked'] as const

/** What the call is asked for a view. */
const asked = (view: (typeof views)[number]) => {
  if (view === 'all') return {}
  return view === 'locked' ? { locked: true } : { role: view }
}

/** Everybody with an account, to be found by name, email or order. */
export function PeoplePage() {
  const { view, page, search, toPage, filter } = useListParams('show', views)
  const currency = useCurrency()
  const [isInviting, setInviting] = useState(false)
  const q = search.get('q')?.trim() ?? ''
  const query = useListPeopleQuery({ ...asked(view), ...(q && { q }), page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.people}</PageTitle>
      <Row spread>
        <h1>{consoleText.pages.people}</h1>
        <Button variant="outlined" startIcon={<MailIcon size={20} />} onClick={() => setInviting(true)}>
          {words.invite}
        </Button>
      </Row>
      <ListSearch label={words.search} hint={words.searchHint} value={q} onSearch={(typed) => filter({ q: typed })} />
      <TabLinks
        label={consoleText.views}
        tabs={views.map((value) => ({ value, label: words.views[value] }))}
        current={view}
        hrefOf={(value) => paths.adminPeople({ show: viewParam(views, value), q })}
      />
      <ListStates
        query={query}
        failed={words.failed}
        none={{ title: q ? words.nobodyFor(q) : words.none }}
        count={words.count}
        rowHeight={64}
        onPage={toPage}
      >
        {({ items }) => <RecordList label={consoleText.pages.people} items={items} shape={shapeIn(currency)} />}
      </ListStates>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Stack>
  )
}

const shapeIn = (currency: string): RecordShape<Person> => ({
  keyOf: ({ id }) => id,
  title: { name: words.name, value: ({ id, username }) => <Link to={paths.adminPerson(id)}>{username}</Link> },
  columns: [
    { name: words.email, value: ({ email }) => email },
    { name: consoleText.role, value: roleNames },
    { name: words.since, isUnbroken: true, value: ({ createdAt }) => formatNearDate(createdAt) },
    { name: words.orders, isAmount: true, value: ({ orderCount }) => formatNumber(orderCount) },
    { name: words.spent, isAmount: true, value: ({ orderTotal }) => formatMoney(orderTotal, currency) },
  ],
  state: { name: consoleText.state, value: (person) => <StatusChip {...personStatusChip(person)} /> },
})
