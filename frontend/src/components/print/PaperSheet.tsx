import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { radius } from '@/lib/design'
import { PrintOnly } from './PrintOnly'

const White = styled('article')(({ theme }) => ({
  padding: 16,
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  color: '#000',
  background: '#fff',
  colorScheme: 'light',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& h2': { fontSize: '1.25rem' },
  '& td:first-of-type': { minInlineSize: 96, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('md')]: { padding: 32 },
}))
const Leaf = styled('div')({ '& h2': { fontSize: '16pt', fontWeight: 650 } })

interface PaperSheetProps {
  /** What it is, to those who do not see it. */
  label: string
  children: ReactNode
}

/** A sheet of paper, white on the screen too, in either scheme: what is seen is what is printed, each sheet on a page of its own. */
export function PaperSheet({ label, children }: PaperSheetProps) {
  return (
    <>
      {/* What scrolls takes the focus, so that the arrow keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <White aria-label={label} tabIndex={0}>
        {children}
      </White>
      <PrintOnly>
        <Leaf>{children}</Leaf>
      </PrintOnly>
    </>
  )
}
