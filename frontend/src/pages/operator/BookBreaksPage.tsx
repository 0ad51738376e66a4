import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Intro } from '@/components/Intro'
import { InlineSelect } from '@/components/form/InlineSelect'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { TabLinks } from '@/components/TabLinks'
import { useListBookBreaksQuery, type BookBreak } from '@/features/operator/api'
import { ListFaces } from '@/features/operator/components/ListFaces'
import { Records } from '@/features/operator/components/Records'
import type { Shape } from '@/features/operator/components/shape'
import { ExplainBreak } from '@/features/operator/money/ExplainBreak'
import { kindOfBreak } from '@/features/operator/money/states'
import { breaksText as words } from '@/features/operator/money/text'
import { consoleText } from '@/features/operator/text'
import { useView, viewIn } from '@/features/operator/useView'
import { useWaiting } from '@/features/operator/waiting'
import { formatDate, formatDateTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { formatNearDate } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

const views = ['open', 'explained', 'gone'] as const
const sorts = ['newest', 'largest'] as const

/** Where PayPal's books and ours differ, until somebody says why. */
export function BookBreaksPage() {
  const { view, page, search, toPage, filter } = useView('status', views)
  const sort = sorts.find((value) => value === search.get('sort')) ?? sorts[0]
  const { counts } = useWaiting()
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
          hrefOf={(value) => paths.adminBreaks(viewIn(views, value))}
        />
        <InlineSelect
          label={words.sort}
          value={sort}
          choices={sorts.map((value) => [value, words.sorts[value]] as const)}
          onChange={(value) => filter({ sort: value === sorts[0] ? null : value })}
        />
      </Row>
      <ListFaces
        query={query}
        failed={words.failed}
        none={{ title: view === 'open' ? words.none : words.noneHere }}
        count={words.count}
        rowHeight={72}
        onPage={toPage}
      >
        {({ items }) => <Records label={consoleText.pages.breaks} items={items} shape={shapes[view]} />}
      </ListFaces>
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
      {kindOfBreak(kind)}
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
    </>
  )
}

const amountOf = (booked: BookBreak['there']) => (booked ? formatMoney(booked.amount, booked.currency) : words.missing)

const sizeOf = ({ size, there, here }: BookBreak) => (
  <strong>{formatMoney(size, there?.currency ?? here?.currency)}</strong>
)

const noteOf = ({ explanation }: BookBreak) => explanation && words.saidOn(formatDate(explanation.at), explanation.note)

const shape: Shape<BookBreak> = {
  keyOf: ({ id }) => id,
  title: { name: words.what, value: whatMoved },
  columns: [
    { name: words.when, isUnbroken: true, value: ({ movedAt }) => formatNearDate(movedAt) },
    { name: consoleText.order, isUnbroken: true, value: ({ orderNumber }) => orderNumber },
    { name: words.there, isAmount: true, value: ({ there }) => amountOf(there) },
    { name: words.here, isAmount: true, value: ({ here }) => amountOf(here) },
    { name: words.size, isAmount: true, value: sizeOf },
  ],
}

const shapes: Readonly<Record<(typeof views)[number], Shape<BookBreak>>> = {
  open: { ...shape, actions: (of) => <ExplainBreak of={of} /> },
  explained: { ...shape, columns: [...shape.columns, { name: words.note, value: noteOf }] },
  gone: shape,
}
