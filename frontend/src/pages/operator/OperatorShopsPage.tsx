import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { PageTitle } from '@/components/Page'
import { Said } from '@/components/Said'
import { StatusChip } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { useListShopApplicationsQuery, type ShopApplication } from '@/features/operator/api'
import { ListFaces } from '@/features/operator/components/ListFaces'
import { Records } from '@/features/operator/components/Records'
import type { Shape } from '@/features/operator/components/shape'
import { Decision } from '@/features/operator/shops/Decision'
import { shopViews, shopWords } from '@/features/operator/shops/shopStates'
import { shopsText as words } from '@/features/operator/shops/text'
import { consoleText } from '@/features/operator/text'
import { useView, viewIn } from '@/features/operator/useView'
import { useWaiting } from '@/features/operator/waiting'
import { formatDate } from '@/lib/dates'
import { paths } from '@/lib/paths'

/** All shops; those that wait to be opened with what their sellers say. */
export function OperatorShopsPage() {
  const { view, page, toPage } = useView('status', shopViews)
  const { counts } = useWaiting()
  const query = useListShopApplicationsQuery(
    { page, ...(view === 'all' ? {} : { status: view }) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.shops}</PageTitle>
      <h1>{consoleText.pages.shops}</h1>
      <TabLinks
        label={consoleText.views}
        tabs={shopViews.map((value) => ({
          value,
          label: words.views[value],
          ...(value === 'pending' && counts.shops !== undefined && { count: counts.shops }),
        }))}
        current={view}
        hrefOf={(value) => paths.adminShops(viewIn(shopViews, value))}
      />
      <ListFaces
        query={query}
        failed={words.failed}
        none={noneOf(view)}
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
            <Records label={consoleText.pages.shops} items={items} shape={shape} />
          )
        }
      </ListFaces>
    </Stack>
  )
}

function noneOf(view: (typeof shopViews)[number]) {
  if (view === 'all') return { title: words.none, text: words.noneText }
  return view === 'pending' ? { title: words.nonePending, text: words.nonePendingText } : { title: words.noneHere }
}

/** A shop that waits, with what its seller says of it. */
function Application({ shop }: { shop: ShopApplication }) {
  return (
    <Paper variant="panel" component="article" aria-label={shop.name}>
      <Stack spacing={2}>
        <div>
          <h2>{shop.name}</h2>
          <Typography variant="body2" color="textSecondary">
            {words.appliedOn(shop.ownerName, formatDate(shop.appliedAt))}
          </Typography>
        </div>
        {shop.description ? <Said title={words.says}>{shop.description}</Said> : <p>{words.saysNothing}</p>}
        <Decision shop={shop} />
      </Stack>
    </Paper>
  )
}

const shape: Shape<ShopApplication> = {
  keyOf: ({ id }) => id,
  title: { name: words.name, value: ({ id, name }) => <Link to={paths.adminShop(id)}>{name}</Link> },
  columns: [
    { name: words.owner, value: ({ ownerName }) => ownerName },
    { name: words.applied, value: ({ appliedAt }) => formatDate(appliedAt) },
    { name: words.why, value: ({ reason }) => reason },
  ],
  state: { name: consoleText.state, value: ({ status }) => <StatusChip {...shopWords(status)} /> },
  actions: ({ name, slug, status }) =>
    status === 'approved' && (
      <Button component={Link} variant="outlined" to={paths.shop(slug)} aria-label={words.viewOf(name)}>
        {words.view}
      </Button>
    ),
}
