import { useEffect, useState } from 'react'
import { styled } from '@mui/material/styles'
import { RichText } from '@/components/richText/RichText'
import { media, radius } from '@/lib/design'
import type { Language } from '@/lib/language'
import { usePreviewPageQuery, type PageDraft } from '../api'
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

/** How long the hands must rest before the draft is sent, in milliseconds. */
const rest = 300

interface PagePreviewProps {
  slug: string
  language: Language
  draft: PageDraft
}

/** The draft as visitors will read it, made by the same code. While it is not fit to be read, as it was before. */
export function PagePreview({ slug, language, draft }: PagePreviewProps) {
  const [sent, setSent] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setSent(draft), rest)
    return () => clearTimeout(timer)
  }, [draft])
  const { data } = usePreviewPageQuery({ slug, language, pageDraft: sent })
  return (
    <Sheet aria-label={editorText.preview}>
      {data && (
        <>
          <Title>{data.title}</Title>
          <RichText as={Lead} html={data.leadHtml} />
          <RichText html={data.bodyHtml} />
        </>
      )}
    </Sheet>
  )
}
