import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'

const Small = styled('p')(({ theme }) => ({ ...theme.typography.subtitle2, marginBlockEnd: 4 }))
const Quote = styled('blockquote')(({ theme }) => ({
  margin: 0,
  maxInlineSize: '68ch',
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}))

/** What somebody wrote, and who or what for; they may have written nothing. */
export function Said({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div>
      {title && <Small>{title}</Small>}
      {children && <Quote>{children}</Quote>}
    </div>
  )
}
