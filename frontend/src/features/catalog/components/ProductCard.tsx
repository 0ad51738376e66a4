import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { onDemand } from '@/components/onDemand'
import { widths } from '@/components/PictureSource'
import { Price } from '@/components/Price'
import { ProductTile } from '@/components/ProductTile'
import { Rating } from '@/components/Rating'
import { media, motion, radius, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { Card } from '../api'
import { awake } from '../awake'
import { badgeOf } from '../badge'
import { catalogText } from '../text'
import { useWarmProduct } from '../useWarmProduct'
import { CardBadge } from './CardBadge'
import { doubleRing, tileTitle } from './looks'

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
const Frame = styled('div')({ position: 'relative', marginBlockEnd: 4 })
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
const CardExtras = onDemand(() => awake().then(() => import('./card/CardExtras').then((module) => module.CardExtras)))
const CardSwatches = onDemand(() =>
  awake().then(() => import('./card/CardSwatches').then((module) => module.CardSwatches)),
)

type ProductCardProps = { card: Card; eager?: boolean; first?: boolean; heading?: 'h3' | 'h2' }

/** A product on a shelf. One link covers the whole card; of the badges only the first of its rank is shown. */
export function ProductCard({ card, eager = false, first = false, heading = 'h3' }: ProductCardProps) {
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
        <CardExtras card={card} />
        {badge && <CardBadge kind={badge.kind}>{badge.words}</CardBadge>}
      </Frame>
      <Shop>{card.shop.name}</Shop>
      <Title as={heading}>
        <Link to={paths.product(card.slug)} {...warm}>
          {card.title}
        </Link>
      </Title>
      <Line>
        {rated && <Rating rating={card.rating ?? 0} count={card.reviewCount} compact />}
        {badge?.kind === 'sale' && !card.inStock && <span>{catalogText.soldOut}</span>}
        {card.colours.length > 0 && <CardSwatches colours={card.colours} />}
      </Line>
      <Price price={card.price} priceSale={card.priceSale} varies={card.priceVaries} />
    </Article>
  )
}
