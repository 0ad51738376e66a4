import { useMemo } from 'react'
import { Blocks, type TopLevel } from './markdown/BlockViews'
import { parseMarkdown } from './markdown/blocks'
import { Prose } from './markdown/Prose'

interface MarkdownProps {
  text: string
  /** Which heading `##` becomes, so that the text fits under the headings around it. */
  topLevel?: TopLevel
  /** Gives headings their ids, so that links can lead to them: for one text a page. */
  anchored?: boolean
}

/** Markdown from shops and operators as React elements; raw HTML stays text. */
export function Markdown({ text, topLevel = 3, anchored = false }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(text), [text])
  return (
    <Prose>
      <Blocks blocks={blocks} topLevel={topLevel} anchored={anchored} />
    </Prose>
  )
}
