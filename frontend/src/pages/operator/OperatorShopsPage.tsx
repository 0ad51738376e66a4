import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { InlineSelect } from '@/components/form/InlineSelect'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { QuotedText } from '@/components/QuotedText'
import { StatusChip } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { useListShopApplicationsQuery, type ShopApplication } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import { ListSearch } from '@/features/operator/components/ListSearch'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { ApplicationDecision } from '@/features/operator/shops/ApplicationDecision'
import { shopViews, shopStatusChip } from '@/features/operator/shops/shopStates'
import { shopsText as words } from '@/features/operator/shops/text'
import { consoleText } from '@/features/operator/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { formatDate } from '@/lib/dates'
import { formatNearDate } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

const sorts = ['newest', 'waiting', 'name'] as const

/** All shops, to be found by name or owner; those that wait to be opened with what their sellers say. */
export function OperatorShopsPage() {
  const { view, page, search, toPage, filter } = useListParams('status', shopViews)
  const q = search.get('q')?.trim() ?? ''
  const usual = view === 'pending' ? 'waiting' : 'newest'
  const sort = sorts.find((value) => value === search.get('sort')) ?? usual
  const query = useListShopApplicationsQuery(
    { page, sort, ...(q && { q }), ...(view === 'all' ? {} : { status: view }) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.shops}</PageTitle>
      <h1>{consoleText.pages.shops}</h1>
      <Row spread sx={{ alignItems: 'flex-end' }}>
        <ListSearch label={words.search} hint={words.searchHint} value={q} onSearch={(typed) => filter({ q: typed })} />
        <InlineSelect
          label={words.sort}
          value={sort}
          choices={sorts.map((value) => [value, words.sorts[value]] as const)}
          onChange={(value) => filter({ sort: value === usual ? null : value })}
        />
      </Row>
      <TabLinks
        label={consoleText.views}
        tabs={shopViews.map((value) => ({
          value,
          label: words.views[value],
          ...(value !== 'all' && query.data && { count: query.data.counts[value] }),
        }))}
        current={view}
        hrefOf={(value) => paths.adminShops({ status: viewParam(shopViews, value), q })}
      />
      <ListStates
        query={query}
        failed={words.failed}
        none={noneOf(view, q)}
        count={words.count}
        rowHeight={view === 'pending' ? 200 : 64}
        onPage={toPage}
      >
        {({ items }) =>
          view === 'pending' ? (
            <Stack spacing={2}>
              {items.map((shop) => (
                <Application key={shop.id} shop={shop} />
              ))}
            </Stack>
          ) : (
            <RecordList label={consoleText.pages.shops} items={items} shape={shape} />
          )
        }
      </ListStates>
    </Stack>
  )
}

function noneOf(view: (typeof shopViews)[number], q: string) {
  if (q) return { title: words.nothingFor(q) }
  if (view === 'all') return { title: words.none, text: words.noneText }
  return view === 'pending' ? { title: words.nonePending, text: words.nonePendingText } : { title: words.noneHere }
}

/** A shop that waits, with what its seller says of it. */
function Application({ shop }: { shop: ShopApplication }) {
  return (
    <Paper variant="panel" component="article" aria-label={shop.name}>
      <Stack spacing={2}>
        <div>
          <h2>
            <Link to={paths.adminShop(shop.id)}>{shop.name}</Link>
          </h2>
          <Typography variant="body2" color="textSecondary">
            {words.appliedOn(shop.ownerName, formatDate(shop.appliedAt))}
          </Typography>
        </div>
        {shop.description ? <QuotedText title={words.says}>{shop.description}</QuotedText> : <p>{words.saysNothing}</p>}
        <ApplicationDecision shop={shop} />
      </Stack>
    </Paper>
  )
}

const shape: RecordShape<ShopApplication> = {
  keyOf: ({ id }) => id,
  title: { name: words.name, value: ({ id, name }) => <Link to={paths.adminShop(id)}>{name}</Link> },
  columns: [
    { name: words.owner, value: ({ ownerName }) => ownerName },
    { name: words.applied, isUnbroken: true, value: ({ appliedAt }) => formatNearDate(appliedAt) },
    { name: words.why, value: ({ reason }) => reason },
  ],
  state: { name: consoleText.state, value: ({ status }) => <StatusChip {...shopStatusChip(status)} /> },
  actions: ({ name, slug, status }) =>
    status === 'approved' && (
      <Button component={Link} variant="outlined" to={paths.shop(slug)} aria-label={words.viewOf(name)}>
        {words.view}
      </Button>
    ),
}
