import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Intro } from '@/components/Intro'
import { InlineSelect } from '@/components/form/InlineSelect'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { TabLinks } from '@/components/TabLinks'
import { useListBookBreaksQuery, type BookBreak } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { ExplainBreak } from '@/features/operator/money/ExplainBreak'
import { breakKindName } from '@/features/operator/money/states'
import { breaksText as words } from '@/features/operator/money/text'
import { consoleText } from '@/features/operator/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { useOpenTaskCounts } from '@/features/operator/openTasks'
import { formatDate, formatDateTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { formatNearDate } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

const views = ['open', 'explained', 'gone'] as const
const sorts = ['newest', 'largest'] as const

/** Where PayPal's books and ours differ, until somebody says why. */
export function BookBreaksPage() {
  const { view, page, search, toPage, filter } = useListParams('status', views)
  const sort = sorts.find((value) => value === search.get('sort')) ?? sorts[0]
  const { counts } = useOpenTaskCounts()
  const query = useListBookBreaksQuery({ status: view, sort, page }, { refetchOnMountOrArgChange: true })
  const comparison = query.data?.comparison
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.breaks}</PageTitle>
      <h1>{consoleText.pages.breaks}</h1>
      <Intro>{words.intro}</Intro>
      <Row spread>
        <TabLinks
          label={consoleText.views}
          tabs={views.map((value) => ({
            value,
            label: words.views[value],
            ...(value === 'open' && counts.breaks !== undefined && { count: counts.breaks }),
          }))}
          current={view}
          hrefOf={(value) => paths.adminBreaks(viewParam(views, value))}
        />
        <InlineSelect
          label={words.sort}
          value={sort}
          choices={sorts.map((value) => [value, words.sorts[value]] as const)}
          onChange={(value) => filter({ sort: value === sorts[0] ? null : value })}
        />
      </Row>
      <ListStates
        query={query}
        failed={words.failed}
        none={{ title: view === 'open' ? words.none : words.noneHere }}
        count={words.count}
        rowHeight={72}
        onPage={toPage}
      >
        {({ items }) => <RecordList label={consoleText.pages.breaks} items={items} shape={shapes[view]} />}
      </ListStates>
      {query.data && (
        <Typography variant="body2" color="textSecondary">
          {comparison ? words.compared(formatDateTime(comparison.at)) : words.never}
        </Typography>
      )}
    </Stack>
  )
}

function whatMoved({ kind, name }: BookBreak) {
  return (
    <>
      {breakKindName(kind)}
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
    </>
  )
}

const amountOf = (booked: BookBreak['providerAmount']) => (booked ? formatMoney(booked.amount, booked.currency) : words.missing)

const sizeOf = ({ size, providerAmount, ledgerAmount }: BookBreak) => (
  <strong>{formatMoney(size, providerAmount?.currency ?? ledgerAmount?.currency)}</strong>
)

const noteOf = ({ explanation }: BookBreak) => explanation && words.saidOn(formatDate(explanation.at), explanation.note)

const shape: RecordShape<BookBreak> = {
  keyOf: ({ id }) => id,
  title: { name: words.what, value: whatMoved },
  columns: [
    { name: words.when, isUnbroken: true, value: ({ movedAt }) => formatNearDate(movedAt) },
    { name: consoleText.order, isUnbroken: true, value: ({ orderNumber }) => orderNumber },
    { name: words.there, isAmount: true, value: ({ providerAmount }) => amountOf(providerAmount) },
    { name: words.here, isAmount: true, value: ({ ledgerAmount }) => amountOf(ledgerAmount) },
    { name: words.size, isAmount: true, value: sizeOf },
  ],
}

const shapes: Readonly<Record<(typeof views)[number], RecordShape<BookBreak>>> = {
  open: { ...shape, actions: (of) => <ExplainBreak bookBreak={of} /> },
  explained: { ...shape, columns: [...shape.columns, { name: words.note, value: noteOf }] },
  gone: shape,
}
