import { useEffect, useRef, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import PencilIcon from 'lucide-react/icons/pencil'
import { useSearchParams } from 'react-router-dom'
import { ErrorState, errorStateFor } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { Loader } from '@/components/Loader'
import { PageTitle, Section, SectionsBelowBreadcrumbs, PageContainer } from '@/components/Page'
import { StorefrontBreadcrumbs } from '@/components/StorefrontBreadcrumbs'
import { useLoadingPreview } from '@/components/LoadingPreview'
import { RichText } from '@/components/richText/RichText'
import { useSession } from '@/features/auth/useSession'
import { useInfoPage, type InfoPage } from '@/features/content/api'
import { FoldedOutline, SideOutline, type OutlineEntry } from '@/features/content/components/Outline'
import { contentText } from '@/features/content/text'
import { useAnchor } from '@/features/content/useAnchor'
import { formatLongDate } from '@/lib/dates'
import { characters, media } from '@/lib/design'
import { isLanguage, language as ownLanguage, type Language } from '@/lib/language'
import { editParameter, paths } from '@/lib/paths'
import { PageLinks, relatedTo, type Slug } from './PageLinks'
import { infoText } from './text'

// Every page that a route leads to exists, unless the server is older than the storefront.
const NotFoundPage = onDemand(async () => (await import('./NotFoundPage')).NotFoundPage, {
  failed: errorStateFor(infoText.failed),
})

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 64,
  alignItems: 'start',
  '&[data-outlined]': { [media.desktop]: { gridTemplateColumns: `minmax(0, ${characters(68)}) 264px` } },
})
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
const Lead = styled('p')(({ theme }) => ({
  maxInlineSize: characters(60),
  marginBlockStart: 8,
  ...theme.typography.lead,
  color: theme.vars.palette.text.secondary,
}))
const Dated = styled('p')(({ theme }) => ({
  marginBlock: '12px 32px',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

const none: readonly OutlineEntry[] = []

interface InfoFrameProps {
  slug: Slug
  /** The whole width for the content, and no list of its parts beside it. */
  wide?: boolean
  /** Parts of the page below its text. */
  tail?: readonly OutlineEntry[]
  /** What is made of the page's text. */
  children: (page: InfoPage) => ReactNode
}

/** What all information pages share: where one is, the title, the answer first, the date, and where to go on. */
export function InfoFrame({ slug, wide = false, tail = none, children }: InfoFrameProps) {
  const { page, problem, retry } = useInfoPage(slug)
  const { isOperator } = useSession()
  const [isEditing, setEditing, editedLanguage] = useAskedToEdit()
  const editButton = useEditing(isEditing)
  useAnchor(page !== null && !isEditing)
  const preview = useLoadingPreview()
  const title = page?.title ?? preview?.title ?? infoText.names[slug]
  if (problem?.status === 404) return <NotFoundPage />
  if (isEditing && isOperator)
    return <EditingPage slug={slug} title={title} language={editedLanguage} onClose={() => setEditing(false)} />
  return (
    <PageContainer>
      <PageTitle>{title}</PageTitle>
      <SectionsBelowBreadcrumbs>
        <div>
          <StorefrontBreadcrumbs crumbs={[{ name: infoText.home, to: paths.home() }]} current={title} />
          <Columns {...(wide ? {} : { 'data-outlined': '' })}>
            <article>
              <Head>
                <h1>{title}</h1>
                {isOperator && page && (
                  <Button
                    ref={editButton}
                    variant="outlined"
                    startIcon={<PencilIcon size={20} />}
                    onClick={() => setEditing(true)}
                  >
                    {contentText.edit}
                  </Button>
                )}
              </Head>
              {page && <Article page={page} wide={wide} tail={tail} body={children(page)} />}
              {problem && <ErrorState title={infoText.failed} onRetry={retry} requestId={problem.requestId} />}
              {!page && !problem && <ArticleSkeleton />}
            </article>
            {page && !wide && <SideOutline html={page.bodyHtml} tail={tail} />}
          </Columns>
        </div>
        {page && (
          <Section title={infoText.related}>
            <PageLinks links={relatedTo(slug)} />
          </Section>
        )}
      </SectionsBelowBreadcrumbs>
    </PageContainer>
  )
}

/** Whether the page is edited, and in which language first: its address may ask for it (`?edit=de`), until it is closed. */
function useAskedToEdit() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(editParameter)
  const [isEditing, setEditing] = useState(asked !== null)
  const change = (to: boolean) => {
    setEditing(to)
    if (to || asked === null) return
    const rest = new URLSearchParams(search)
    rest.delete(editParameter)
    setSearch(rest, { replace: true })
  }
  return [isEditing, change, isLanguage(asked) ? asked : ownLanguage] as const
}

/** Page and editor both begin at the top; back from the editor the focus is where it came from. */
function useEditing(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(isEditing)
  useEffect(() => {
    if (before.current === isEditing) return
    before.current = isEditing
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (!isEditing) button.current?.focus({ preventScroll: true })
  }, [isEditing])
  return button
}

interface ArticleProps {
  page: InfoPage
  wide: boolean
  tail: readonly OutlineEntry[]
  body: ReactNode
}

function Article({ page, wide, tail, body }: ArticleProps) {
  const { leadHtml, bodyHtml, updatedAt } = page
  return (
    <>
      <RichText as={Lead} html={leadHtml} />
      <Dated>
        <time dateTime={updatedAt}>{infoText.changedOn(formatLongDate(updatedAt))}</time>
      </Dated>
      {!wide && <FoldedOutline html={bodyHtml} tail={tail} />}
      {body}
    </>
  )
}

const Lines = styled('div')({ display: 'grid', gap: 12, maxInlineSize: characters(68) })
const Fold = styled('div')({ marginBlock: '12px', [media.desktop]: { display: 'none' } })
const Heading = styled('div')({ marginBlock: '28px 0' })
// The lead begins so far below the title.
const Waiting = styled(Lines)({ marginBlockStart: 10 })

/** The boxes of lead, date and text while they are on the way. */
function ArticleSkeleton() {
  return (
    <Waiting role="status" aria-busy="true" aria-label={infoText.loading}>
      <Skeleton height={24} />
      <Skeleton height={24} width="60%" />
      <Skeleton height={20} width={180} />
      <Fold>
        <Skeleton height={50} />
      </Fold>
      {['a', 'b', 'c'].map((part) => (
        <Lines key={part}>
          <Heading>
            <Skeleton height={30} width="45%" />
          </Heading>
          <Skeleton height={20} />
          <Skeleton height={20} />
          <Skeleton height={20} width="70%" />
        </Lines>
      ))}
    </Waiting>
  )
}

// Nobody but operators needs it.
const PageEditor = onDemand(async () => (await import('@/features/content/editor/PageEditor')).PageEditor, {
  loading: () => <Loader />,
  failed: errorStateFor(infoText.editorFailed),
})

interface EditingPageProps {
  slug: Slug
  title: string
  language: Language
  onClose: () => void
}

/** The editor in place of the page it changes. */
function EditingPage({ slug, title, language, onClose }: EditingPageProps) {
  return (
    <PageContainer>
      <SectionsBelowBreadcrumbs>
        <div>
          <StorefrontBreadcrumbs crumbs={[{ name: infoText.home, to: paths.home() }]} current={title} />
          <PageEditor slug={slug} title={title} language={language} onClose={onClose} />
        </div>
      </SectionsBelowBreadcrumbs>
    </PageContainer>
  )
}
