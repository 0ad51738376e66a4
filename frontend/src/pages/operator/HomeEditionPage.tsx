import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { NotFoundState } from '@/components/NotFoundState'
import { PageTitle } from '@/components/Page'
import { Panel } from '@/components/Panel'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useGetHomeEditionQuery, type HomeEdition } from '@/features/operator/api'
import { HomeForm, useHomeForm } from '@/features/operator/home/HomeForm'
import { HomePicture } from '@/features/operator/home/HomePicture'
import { PreviewFrames } from '@/features/operator/home/PreviewFrames'
import { PublicationPanel } from '@/features/operator/home/PublicationPanel'
import { homeFormText as words, homePagesText } from '@/features/operator/home/text'
import { consoleText } from '@/features/operator/text'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

const crumbs = [{ name: consoleText.pages.homePage, to: paths.adminHomePages() }] as const

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gridTemplateRows: 'auto 1fr',
    '& > form': { gridColumn: 1, gridRow: '1 / span 2' },
  },
})

/** One home page: what it says, how it looks, and from when until when it is shown. */
export function HomeEditionPage() {
  const id = Number(useParams().editionId)
  const { data: edition, error, refetch } = useGetHomeEditionQuery({ id }, { refetchOnMountOrArgChange: true })
  if (edition) return <Composed key={edition.id} edition={edition} onStale={() => void refetch()} />
  if (error && problemOf(error).status === 404)
    return <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.adminHomePages()} linkLabel={words.all} />
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.edit}</PageTitle>
      <BackOfficeBreadcrumbs crumbs={crumbs} current={words.edit} />
      {error ? (
        <ErrorState heading="h1" title={homePagesText.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton aria-busy="true" height={560} />
      )}
    </Stack>
  )
}

function Composed({ edition, onStale }: { edition: HomeEdition; onStale: () => void }) {
  const form = useHomeForm(edition, onStale)
  const { isDirty } = form.formState
  const heroKind = useWatch({ control: form.control, name: 'heroKind' })
  const isUnseen = edition.state === 'draft' || edition.state === 'scheduled'
  return (
    <Stack spacing={2.5}>
      <PageTitle>{`${words.edit}: ${edition.name}`}</PageTitle>
      <div>
        <BackOfficeBreadcrumbs crumbs={crumbs} current={edition.name} />
        <h1>{edition.name}</h1>
      </div>
      {!isUnseen && <Alert severity="info">{words.begun}</Alert>}
      <Columns>
        {/* On a phone nobody scrolls past all fields to see where the page stands. */}
        <PublicationPanel edition={edition} isUnsaved={isDirty} />
        {/* What was typed stays on the screen, even if shoppers saw the page meanwhile. */}
        {(isUnseen || isDirty) && <HomeForm form={form} edition={edition} />}
        <Stack spacing={2.5}>
          <PreviewFrames edition={edition} />
          {isUnseen && heroKind === 'own' && (
            <Panel title={words.picture}>
              <HomePicture edition={edition} />
            </Panel>
          )}
        </Stack>
      </Columns>
    </Stack>
  )
}
