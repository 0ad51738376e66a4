import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { characters } from '@/lib/design'

const Small = styled('p')(({ theme }) => ({ ...theme.typography.subtitle2, marginBlockEnd: 4 }))
const Quote = styled('blockquote')(({ theme }) => ({
  margin: 0,
  maxInlineSize: characters(68),
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}))

/** A text by a user with an optional title; renders nothing if it is empty. */
export function QuotedText({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div>
      {title && <Small>{title}</Small>}
      {children && <Quote>{children}</Quote>}
    </div>
  )
}
