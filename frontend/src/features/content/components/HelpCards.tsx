import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { firstLinkOf, partsOf } from '@/components/richText/parts'
import { Prose } from '@/components/richText/Prose'
import { RichText } from '@/components/richText/RichText'
import { media, radius } from '@/lib/design'

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

function iconOf(html: string): IconName {
  const target = firstLinkOf(html) ?? ''
  return icons.find(([start]) => target.startsWith(start))?.[1] ?? 'help'
}

/** The themes of the help page as cards with their links. */
export function HelpCards({ html }: { html: string }) {
  return (
    <Grid>
      {partsOf(html, 2).map((theme) => (
        <Card key={theme.id} aria-labelledby={theme.id}>
          <Badge>
            <Icon name={iconOf(theme.html)} />
          </Badge>
          <h2 id={theme.id}>{theme.title}</h2>
          <RichText as={Links} html={theme.html} />
        </Card>
      ))}
    </Grid>
  )
}
