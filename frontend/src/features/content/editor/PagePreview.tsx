import { useDeferredValue } from 'react'
import { styled } from '@mui/material/styles'
import { Markdown } from '@/components/Markdown'
import { parseSpans } from '@/components/markdown/spans'
import { Spans } from '@/components/markdown/SpanViews'
import { media, radius } from '@/lib/design'
import type { PageDraft } from '../api'
import { fillIn, type Settings } from './settings'
import { editorText } from './text'

const Sheet = styled('section')(({ theme }) => ({
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.default,
  [media.wide]: { padding: 24 },
}))
// A page has one h1, and that is the editor's.
const Title = styled('p')(({ theme }) => theme.typography.h1)
const Lead = styled('p')(({ theme }) => ({
  marginBlock: '8px 24px',
  ...theme.typography.lead,
  color: theme.vars.palette.text.secondary,
}))

/** The draft as visitors will read it. */
export function PagePreview({ draft, settings }: { draft: PageDraft; settings: Settings }) {
  // Typing goes first; the preview of a long text may come a moment later.
  const { title, lead, body } = useDeferredValue(draft)
  return (
    <Sheet aria-label={editorText.preview}>
      <Title>{fillIn(title, settings)}</Title>
      <Lead>
        <Spans spans={parseSpans(fillIn(lead, settings))} />
      </Lead>
      <Markdown text={fillIn(body, settings)} topLevel={2} />
    </Sheet>
  )
}
