import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { Breadcrumbs } from '@/components/Breadcrumbs'
import { Icon } from '@/components/icons/Icon'
import { Markdown } from '@/components/Markdown'
import { PageTitle, Sections, Wrap } from '@/components/Page'
import { useGetConfigQuery } from '@/features/catalog/api'
import { paths } from '@/lib/paths'
import { infoPages } from './content'
import { NotFoundView } from './NotFoundPage'

const Lead = styled('p')(({ theme }) => ({
  maxInlineSize: '60ch',
  marginBlock: '8px 24px',
  fontSize: '1.0625rem',
  color: theme.vars.palette.text.secondary,
}))
const Meta = styled('p')(({ theme }) => ({
  marginBlockStart: 40,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}))
const Mail = styled('a')({ display: 'inline-flex', alignItems: 'center', gap: 8, minBlockSize: 44, fontWeight: 550 })

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** One of the marketplace's texts: answer first, dated, with the address to write to. */
export function InfoPage() {
  const { pathname } = useLocation()
  const { data: config } = useGetConfigQuery()
  const page = infoPages[pathname.replace(/\/$/, '')]
  if (!page) return <NotFoundView />
  return (
    <Wrap>
      <PageTitle>{page.title}</PageTitle>
      <Sections sx={{ pt: { xs: 0.5, md: 1 } }}>
        <article>
          <Breadcrumbs crumbs={[{ name: 'Home', to: paths.home() }]} current={page.title} />
          <h1>{page.title}</h1>
          <Lead>{page.lead}</Lead>
          <Markdown text={page.body} topLevel={2} />
          {config && (
            <Mail href={`mailto:${config.contactEmail}`}>
              <Icon name="mail" size={20} />
              {config.contactEmail}
            </Mail>
          )}
          <Meta>
            Last changed <time dateTime={page.updated}>{dates.format(new Date(page.updated))}</time>
          </Meta>
        </article>
      </Sections>
    </Wrap>
  )
}
