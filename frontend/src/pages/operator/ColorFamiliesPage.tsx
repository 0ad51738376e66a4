import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { PageTitle } from '@/components/Page'
import { TabLinks } from '@/components/TabLinks'
import { useListColorsQuery, type ManagedColor } from '@/features/operator/api'
import { ColorActions } from '@/features/operator/colors/ColorActions'
import { FamilyChip } from '@/features/operator/colors/FamilyChip'
import { colorFamiliesText as words } from '@/features/operator/colors/text'
import { ListStates } from '@/features/operator/components/ListStates'
import { ListSearch } from '@/features/operator/components/ListSearch'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { consoleText } from '@/features/operator/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'

const views = ['all', 'missing', 'changed'] as const

/** The colors that shops write, the most used first, each in the family by which shoppers find it. */
export function ColorFamiliesPage() {
  const { view, page, search, toPage, filter } = useListParams('only', views)
  const q = search.get('q')?.trim() ?? ''
  const query = useListColorsQuery(
    { page, ...(q && { q }), ...(view !== 'all' && { only: view }) },
    { refetchOnMountOrArgChange: true },
  )
  const missing = query.data?.missing
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.colors}</PageTitle>
      <h1>{consoleText.pages.colors}</h1>
      <Typography color="textSecondary">{words.intro}</Typography>
      <ListSearch label={words.search} hint={words.searchHint} value={q} onSearch={(typed) => filter({ q: typed })} />
      <TabLinks
        label={consoleText.views}
        tabs={views.map((value) => ({
          value,
          label: words.views[value],
          ...(value === 'missing' && missing !== undefined && { count: missing }),
        }))}
        current={view}
        hrefOf={(value) => paths.adminColorFamilies({ only: viewParam(views, value), q })}
      />
      <ListStates
        query={query}
        failed={words.failed}
        none={q ? { title: words.nothingFor(q) } : words.none[view]}
        count={words.count}
        rowHeight={64}
        onPage={toPage}
      >
        {({ items }) => <RecordList label={consoleText.pages.colors} items={items} shape={shape} />}
      </ListStates>
    </Stack>
  )
}

const shape: RecordShape<ManagedColor> = {
  keyOf: ({ color }) => color,
  title: { name: words.color, value: ({ color }) => color },
  columns: [{ name: words.products, value: ({ products }) => formatNumber(products), isAmount: true }],
  state: { name: words.family, value: (color) => <FamilyChip color={color} /> },
  actions: (color) => <ColorActions color={color} />,
}
