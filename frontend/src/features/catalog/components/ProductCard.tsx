import { useEffect, useRef, type PointerEvent } from 'react'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { onDemand } from '@/components/onDemand'
import { percentOff, Price } from '@/components/Price'
import { widths } from '@/components/PictureSource'
import { ProductTile } from '@/components/ProductTile'
import { Rating } from '@/components/Rating'
import { firstInteraction } from '@/lib/firstInteraction'
import { media, motion, radius, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import { useCatalogPrefetch, type Card } from '../api'
import { catalogText } from '../text'
import { doubleRing, tileTitle } from './styles'
import { HeartButton } from './wishlist/HeartButton'

const Article = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minInlineSize: 0,
  blockSize: '100%',
  [media.hover]: {
    '& img': { transition: `transform ${motion.sheet}, opacity ${motion.sheet}` },
    '&:hover img': { transform: 'scale(1.04)' },
    '&:hover a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  '&:has(a:focus-visible)': { ...doubleRing(theme), borderRadius: radius.card },
}))
const Frame = styled('div')({
  position: 'relative',
  marginBlockEnd: 4,
  // The heart lies over the link, which covers the card.
  '& > button': { position: 'absolute', zIndex: 2, insetBlockStart: 4, insetInlineEnd: 4 },
})
const Shop = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  color: theme.vars.palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}))
const Title = styled('h3')(({ theme }) => ({
  ...tileTitle(theme),
  ...theme.typography.subtitle1,
  lineHeight: '22px',
  minBlockSize: 44,
  textWrap: 'wrap',
}))
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 20,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

// None of it is needed for a first look, so it comes when the visitor begins to act.
const CardExtras = onDemand(() => firstInteraction().then(() => import('./CardExtras').then((module) => module.CardExtras)))
const CardSwatches = onDemand(() =>
  firstInteraction().then(() => import('./CardExtras').then((module) => module.CardSwatches)),
)

type ProductCardProps = {
  card: Card
  eager?: boolean
  first?: boolean
  heading?: 'h3' | 'h2'
  /** Whose all cards around it are, it need not say. */
  isShopKnown?: boolean
}

/** A product on a shelf. One link covers the whole card; of the badges only the first of its rank is shown. */
export function ProductCard({ card, eager = false, first = false, heading = 'h3', isShopKnown = false }: ProductCardProps) {
  const warm = useWarmProduct(card.slug)
  const badge = badgeOf(card)
  const rated = card.rating !== null && card.reviewCount > 0
  return (
    <Article>
      <Frame>
        <ProductTile
          src={card.pictures[0] ?? card.thumbnail}
          sizes={widths.card}
          tile={tileOf(card.tile, card.id)}
          faded={!card.inStock}
          eager={eager}
          first={first}
        />
        <HeartButton product={card} />
        <CardExtras card={card} />
        {badge && <CardBadge kind={badge.kind}>{badge.words}</CardBadge>}
      </Frame>
      {!isShopKnown && <Shop>{card.shop.name}</Shop>}
      <Title as={heading}>
        <Link to={paths.product(card.slug)} {...warm}>
          {card.title}
        </Link>
      </Title>
      <Line>
        {rated && <Rating rating={card.rating ?? 0} count={card.reviewCount} compact />}
        {badge?.kind === 'sale' && !card.inStock && <span>{catalogText.soldOut}</span>}
        {card.colours.length > 0 && <CardSwatches card={card} />}
      </Line>
      <Price price={card.price} priceSale={card.priceSale} varies={card.priceVaries} />
    </Article>
  )
}

/** The one badge on a picture: filled, so that it reads on every tile. */
const CardBadge = styled('span', { shouldForwardProp: (name) => name !== 'kind' })<{ kind: Badge['kind'] }>(
  ({ theme: { typography, vars }, kind }) => ({
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineStart: 8,
    // The heart beside it needs the width of a narrow picture.
    [media.phone]: { insetBlockStart: 'auto', insetBlockEnd: 8 },
    padding: '2px 8px',
    borderRadius: radius.field,
    ...typography.badge,
    ...{
      sale: { color: vars.palette.sale.badgeLabel, backgroundColor: vars.palette.sale.badge },
      plain: { color: vars.palette.inverse.label, backgroundColor: vars.palette.inverse.ground },
      new: { color: vars.palette.tint.label, backgroundColor: vars.palette.tint.ground },
    }[kind],
  }),
)

/** What the badge says, and how it looks. */
interface Badge {
  kind: 'sale' | 'plain' | 'new'
  words: string
}

const month = 30 * 24 * 60 * 60 * 1000

type BadgeInput = Pick<Card, 'price' | 'priceSale' | 'inStock' | 'publishedAt'>

/** The first that holds: reduced, sold out, on sale for at most 30 days. */
export function badgeOf({ price, priceSale, inStock, publishedAt }: BadgeInput, now = Date.now()): Badge | null {
  const percent = priceSale === null ? 0 : percentOff(price, priceSale)
  if (percent > 0) return { kind: 'sale', words: catalogText.sale(percent) }
  if (!inStock) return { kind: 'plain', words: catalogText.soldOut }
  return now - Date.parse(publishedAt) <= month ? { kind: 'new', words: catalogText.fresh } : null
}

/** How long somebody rests on a card before its product is asked for; passing over costs nothing. */
export const restMilliseconds = 80

/** Seconds for which an answer is fresh enough to be shown without asking again. */
const freshFor = 300

/** Handlers for the link of a product that fetch the product while a pointer or the focus rests on it. */
function useWarmProduct(slug: string) {
  const warm = useCatalogPrefetch('getProduct', { ifOlderThan: freshFor })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const start = () => {
    stop()
    timer.current = setTimeout(() => warm({ slug }), restMilliseconds)
  }
  return {
    // A finger that scrolls touches many cards and means none of them.
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && start(),
    onPointerLeave: stop,
    onFocus: start,
    onBlur: stop,
  }
}
