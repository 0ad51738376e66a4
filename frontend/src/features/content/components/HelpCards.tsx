import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { Blocks } from '@/components/markdown/BlockViews'
import { Prose } from '@/components/markdown/Prose'
import { Spans } from '@/components/markdown/SpanViews'
import type { Block, Span } from '@/components/markdown/tree'
import { media, radius } from '@/lib/design'
import { sectionsOf } from '../faq'

// Two columns of cards of their own heights, read down one after the other.
const Grid = styled('div')({
  columns: 1,
  columnGap: 20,
  '& > *': { breakInside: 'avoid' },
  '& > * + *': { marginBlockStart: 12 },
  [media.wide]: { columns: 2, '& > * + *': { marginBlockStart: 20 } },
})
const Card = styled('section')(({ theme }) => ({
  padding: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': { ...theme.typography.h3, marginBlock: '12px 8px' },
}))
const Badge = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.card,
  color: theme.vars.palette.tint.label,
  backgroundColor: theme.vars.palette.tint.ground,
}))
// The links of a card are what people come for: each gets the height of a finger.
const Links = styled(Prose)({
  '& ul': { listStyle: 'none', paddingInlineStart: 0, gap: 0 },
  '& ul > li': { paddingBlock: 10 },
  '& a': { paddingBlock: 13 },
})

/** What a theme is about, by the page that its first link leads to. */
const icons: readonly (readonly [start: string, icon: IconName])[] = [
  ['/account/orders', 'receipt'],
  ['/track-order', 'truck'],
  ['/account', 'user'],
  ['/register', 'user'],
  ['/login', 'user'],
  ['/seller', 'store'],
  ['/returns', 'refund'],
  ['/shipping', 'truck'],
  ['/buyer-protection', 'shield'],
  ['/cart', 'cart'],
  ['/checkout', 'lock'],
  ['/contact', 'mail'],
]

function firstLinkOf(spans: readonly Span[]): string | null {
  for (const span of spans) {
    if (span.kind === 'link') return span.href
    const inside = 'spans' in span ? firstLinkOf(span.spans) : null
    if (inside) return inside
  }
  return null
}

function spansOf(block: Block): Span[] {
  if (block.kind === 'list') return block.items.flat().flatMap(spansOf)
  if (block.kind === 'table') return block.rows.flat(2)
  return 'spans' in block ? block.spans : []
}

function iconOf(blocks: readonly Block[]): IconName {
  const target = firstLinkOf(blocks.flatMap(spansOf)) ?? ''
  return icons.find(([start]) => target.startsWith(start))?.[1] ?? 'help'
}

/** The themes of the help page as cards with their links. */
export function HelpCards({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Grid>
      {sectionsOf(blocks).map(({ heading, inside }) => (
        <Card key={heading.id} aria-labelledby={heading.id}>
          <Badge>
            <Icon name={iconOf(inside)} />
          </Badge>
          <h2 id={heading.id}>
            <Spans spans={heading.spans} />
          </h2>
          <Links>
            <Blocks blocks={inside} topLevel={2} />
          </Links>
        </Card>
      ))}
    </Grid>
  )
}
