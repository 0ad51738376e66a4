import { Spans } from './SpanViews'
import { TableView } from './TableView'
import type { Block } from './tree'

export type TopLevel = 2 | 3

interface BlocksProps {
  blocks: readonly Block[]
  /** Which heading `##` becomes; deeper ones follow, down to h4. */
  topLevel: TopLevel
  /** Gives headings their ids, so that links can lead to them. */
  anchored?: boolean
}

type ListBlock = Extract<Block, { kind: 'list' }>

function ListView({ list, ...rest }: { list: ListBlock } & Omit<BlocksProps, 'blocks'>) {
  const items = list.items.map((item, at) => (
    <li key={at}>
      <ItemView blocks={item} {...rest} />
    </li>
  ))
  return list.start === null ? <ul>{items}</ul> : <ol start={list.start}>{items}</ol>
}

/** The first sentence of an item stands beside its mark, without a paragraph of its own. */
function ItemView({ blocks, ...rest }: BlocksProps) {
  const [first, ...others] = blocks
  if (first?.kind !== 'paragraph') return <Blocks blocks={blocks} {...rest} />
  return (
    <>
      <Spans spans={first.spans} />
      <Blocks blocks={others} {...rest} />
    </>
  )
}

const headings = ['h2', 'h3', 'h4'] as const

function BlockView({ block, ...rest }: { block: Block } & Omit<BlocksProps, 'blocks'>) {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[Math.min(Math.max(block.level + rest.topLevel - 4, 0), 2)] ?? 'h4'
      return (
        <Heading {...(rest.anchored ? { id: block.id } : {})}>
          <Spans spans={block.spans} />
        </Heading>
      )
    }
    case 'list':
      return <ListView list={block} {...rest} />
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} {...rest} />
        </blockquote>
      )
    case 'table':
      return <TableView table={block} />
    case 'code':
      // Wide code scrolls sideways, so the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      return <pre tabIndex={0}>{block.text}</pre>
    case 'rule':
      return <hr />
    default:
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
  }
}

/** Blocks of a Markdown text, to be shown inside {@link Prose}. */
export function Blocks({ blocks, ...rest }: BlocksProps) {
  return blocks.map((block, at) => <BlockView key={at} block={block} {...rest} />)
}
