import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { Intro } from '@/components/Intro'
import { PageTitle } from '@/components/Page'
import { StatusChip } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { useGetPageSourceQuery } from '@/features/content/api'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { infoPagesText as words } from '@/features/operator/pages/text'
import { consoleText } from '@/features/operator/text'
import { useListParams } from '@/features/operator/useListParams'
import { formatDate } from '@/lib/dates'
import { language as ownLanguage, languages, type Language } from '@/lib/language'
import { paths } from '@/lib/paths'
import { editablePages, linkTo } from '../info/PageLinks'

const others = (Object.keys(languages) as Language[]).filter((code) => code !== ownLanguage)
const views = [ownLanguage, ...others] as const

/** The information pages in one language: which of them were edited and when, each with the way to its editor. */
export function OperatorPagesPage() {
  const { view: language } = useListParams<Language>('language', views)
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.pages}</PageTitle>
      <h1>{consoleText.pages.pages}</h1>
      <Intro>{words.intro}</Intro>
      <TabLinks
        label={words.language}
        tabs={views.map((value) => ({ value, label: languages[value] }))}
        current={language}
        hrefOf={(value) => paths.adminPages(value === ownLanguage ? undefined : value)}
      />
      <RecordList label={consoleText.pages.pages} items={editablePages.map((slug) => ({ slug, language }))} shape={shape} />
    </Stack>
  )
}

interface PageOf {
  slug: (typeof editablePages)[number]
  language: Language
}

/** When a page was last edited; what was not edited is as old as the marketplace. */
function LastEdit(of: PageOf) {
  const { currentData: page, isError, refetch } = useGetPageSourceQuery(of)
  if (page) return page.isEdited ? formatDate(page.updatedAt) : null
  if (!isError) return <Skeleton width={96} height={20} />
  return (
    <>
      {words.failed}{' '}
      <Button size="small" aria-label={words.retryOf(linkTo(of.slug).label)} onClick={() => void refetch()}>
        {words.retry}
      </Button>
    </>
  )
}

function Edited(of: PageOf) {
  const { currentData: page, isError } = useGetPageSourceQuery(of)
  if (page) return <StatusChip {...(page.isEdited ? edited : original)} />
  return isError ? null : <Skeleton width={120} height={28} />
}

const edited = { label: words.edited, tone: 'info' } as const
const original = { label: words.original, tone: 'neutral' } as const

function EditLink({ slug, language }: PageOf) {
  const { to, label } = linkTo(slug)
  return (
    <Button component={Link} variant="outlined" to={paths.edit(to, language)} aria-label={words.editOf(label)}>
      {words.edit}
    </Button>
  )
}

const shape: RecordShape<PageOf> = {
  keyOf: ({ slug, language }) => `${slug}-${language}`,
  title: { name: words.name, value: ({ slug }) => linkTo(slug).label },
  columns: [{ name: words.changed, value: (of) => <LastEdit {...of} /> }],
  state: { name: consoleText.state, value: (of) => <Edited {...of} /> },
  actions: (of) => <EditLink {...of} />,
}
