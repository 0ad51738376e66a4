import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { parseBlocks, parseInline, type Block } from './markdownParser'

const Prose = styled('div')({
  maxInlineSize: '68ch',
  '& > * + *': { marginBlockStart: 12 },
  '& > h2, & > h3, & > h4': { marginBlockStart: 24 },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& ul, & ol': { paddingInlineStart: 24, display: 'grid', gap: 4 },
})

function inline(text: string): ReactNode[] {
  return parseInline(text).map((span, at) => {
    if (span.kind === 'strong') return <strong key={at}>{span.text}</strong>
    if (span.kind === 'em') return <em key={at}>{span.text}</em>
    if (span.kind === 'link')
      return (
        <a key={at} href={span.href} rel="nofollow noopener noreferrer">
          {span.text}
        </a>
      )
    return span.text
  })
}

function BlockView({ block, topLevel }: { block: Block; topLevel: 2 | 3 }) {
  if (block.kind === 'heading') {
    const Heading = (['h2', 'h3', 'h4'] as const)[Math.min(Math.max(block.level + topLevel - 4, 0), 2)] ?? 'h4'
    return <Heading>{inline(block.text)}</Heading>
  }
  if (block.kind === 'paragraph') return <p>{inline(block.text)}</p>
  const List = block.kind === 'ordered' ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={at}>{inline(item)}</li>
      ))}
    </List>
  )
}

/** Markdown from shops and settings as React elements: headings, lists, emphasis, links; never raw HTML. */
export function Markdown({ text, topLevel = 3 }: { text: string; topLevel?: 2 | 3 }) {
  return (
    <Prose>
      {parseBlocks(text).map((block, at) => (
        <BlockView key={at} block={block} topLevel={topLevel} />
      ))}
    </Prose>
  )
}
