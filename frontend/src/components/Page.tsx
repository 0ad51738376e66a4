import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { media } from '@/lib/design'
import { useMarketplace } from './Marketplace'

/** The centered column of every page: 1280 px of content with the gutter of the width. */
export const PageContainer = styled('div')({
  inlineSize: '100%',
  maxInlineSize: 1344,
  marginInline: 'auto',
  paddingInline: 16,
  [media.tablet]: { paddingInline: 24 },
  [media.desktop]: { paddingInline: 32 },
})

/** Vertical rhythm of a page's sections. */
export const Sections = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  paddingBlock: '16px 48px',
  [media.wide]: { gap: 64, paddingBlock: '24px 64px' },
})

/** The same, close below the header: pages that begin with their breadcrumb. */
export const SectionsBelowBreadcrumbs = styled(Sections)({
  paddingBlockStart: 4,
  [media.wide]: { paddingBlockStart: 8 },
})

/** The title in the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useMarketplace()
  return <title>{`${children} · ${name}`}</title>
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBlockEnd: 12,
  [media.wide]: { marginBlockEnd: 20 },
})

/** A headed block of a page with an optional link or control at its end. */
export function Section({
  title,
  end,
  children,
  id,
}: {
  title: string
  end?: ReactNode
  children: ReactNode
  id?: string
}) {
  return (
    <section {...(id ? { id } : {})} aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {end}
      </Head>
      {children}
    </section>
  )
}
