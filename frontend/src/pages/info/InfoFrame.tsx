import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { Breadcrumbs } from '@/components/Breadcrumbs'
import { Button } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'
import { Icon } from '@/components/icons/Icon'
import { Loader } from '@/components/Loader'
import { parseSpans } from '@/components/markdown/spans'
import { Spans } from '@/components/markdown/SpanViews'
import { PageTitle, Section, SectionsBelowTrail, Wrap } from '@/components/Page'
import { FoldedOutline, SideOutline } from '@/features/content/components/OnThisPage'
import { contentText } from '@/features/content/text'
import { useAnchor } from '@/features/content/useAnchor'
import { useInfoPage, type ReadPage } from '@/features/content/useInfoPage'
import { useOperator } from '@/features/content/useOperator'
import { formatLongDate } from '@/lib/dates'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { styled } from '@/lib/styled'
import { ArticleSkeleton } from './ArticleSkeleton'
import { NotFoundView } from './NotFoundPage'
import { PageLinks } from './PageLinks'
import { relatedTo, type Slug } from './related'
import { infoText } from './text'
import { useSettings } from './useSettings'

const PageEditor = lazy(async () => ({
  default: (await import('@/features/content/components/PageEditor')).PageEditor,
}))

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 64,
  alignItems: 'start',
  '&[data-outlined]': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 264px' } },
})
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: '8px 16px' })
const Lead = styled('p')(({ theme }) => ({
  maxInlineSize: '60ch',
  marginBlockStart: 8,
  fontSize: '1.0625rem',
  lineHeight: '26px',
  color: theme.vars.palette.text.secondary,
}))
const Dated = styled('p')(({ theme }) => ({
  marginBlock: '12px 32px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
}))

interface InfoFrameProps {
  slug: Slug
  /** The whole width for the content, and no list of its parts beside it. */
  wide?: boolean
  /** What is made of the page's text. */
  children: (read: ReadPage) => ReactNode
}

/** What all information pages share: where one is, the title, the answer first, the date, and where to go on. */
export function InfoFrame({ slug, wide = false, children }: InfoFrameProps) {
  const { read, problem, retry } = useInfoPage(slug)
  const isOperator = useOperator()
  const [isEditing, setEditing] = useState(false)
  useAnchor(read !== null && !isEditing)
  const title = read?.page.title ?? infoText.names[slug]
  if (problem?.status === 404) return <NotFoundView />
  if (isEditing && isOperator) return <Editing slug={slug} title={title} onClose={() => setEditing(false)} />
  return (
    <Wrap>
      <PageTitle>{title}</PageTitle>
      <SectionsBelowTrail>
        <div>
          <Breadcrumbs crumbs={[{ name: infoText.home, to: paths.home() }]} current={title} />
          <Columns {...(wide ? {} : { 'data-outlined': '' })}>
            <article>
              <Head>
                <h1>{title}</h1>
                {isOperator && read && (
                  <Button variant="outlined" startIcon={<Icon name="edit" size={20} />} onClick={() => setEditing(true)}>
                    {contentText.editor.edit}
                  </Button>
                )}
              </Head>
              {read && <Article read={read} wide={wide} body={children(read)} />}
              {problem && <ErrorState title={infoText.failed} onRetry={retry} requestId={problem.requestId} />}
              {!read && !problem && <ArticleSkeleton />}
            </article>
            {read && !wide && <SideOutline blocks={read.blocks} />}
          </Columns>
        </div>
        {read && (
          <Section title={infoText.related}>
            <PageLinks links={relatedTo(slug)} />
          </Section>
        )}
      </SectionsBelowTrail>
    </Wrap>
  )
}

function Article({ read, wide, body }: { read: ReadPage; wide: boolean; body: ReactNode }) {
  const { lead, updatedAt } = read.page
  const words = useMemo(() => parseSpans(lead), [lead])
  return (
    <>
      <Lead>
        <Spans spans={words} />
      </Lead>
      <Dated>
        <time dateTime={updatedAt}>{infoText.changedOn(formatLongDate(updatedAt))}</time>
      </Dated>
      {!wide && <FoldedOutline blocks={read.blocks} />}
      {body}
    </>
  )
}

function Editing({ slug, title, onClose }: { slug: Slug; title: string; onClose: () => void }) {
  const settings = useSettings()
  return (
    <Wrap>
      <SectionsBelowTrail>
        <div>
          <Breadcrumbs crumbs={[{ name: infoText.home, to: paths.home() }]} current={title} />
          <Suspense fallback={<Loader />}>
            <PageEditor slug={slug} title={title} settings={settings} onClose={onClose} />
          </Suspense>
        </div>
      </SectionsBelowTrail>
    </Wrap>
  )
}
