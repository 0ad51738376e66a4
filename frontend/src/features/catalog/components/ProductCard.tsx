import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { percentOff, Price } from '@/components/Price'
import { ProductTile } from '@/components/ProductTile'
import { Rating } from '@/components/Rating'
import { media, motion, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { Card } from '../api'
import { catalogText } from '../text'
import { CardBadge } from './CardBadge'

const Article = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minInlineSize: 0,
  blockSize: '100%',
  [media.hover]: {
    '& img': { transition: `transform ${motion.sheet}` },
    '&:hover img': { transform: 'scale(1.04)' },
    '&:hover h3 a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  '&:focus-within:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
    borderRadius: 12,
  },
}))
const Picture = styled('div')({ position: 'relative', marginBlockEnd: 4 })
const Shop = styled('p')(({ theme }) => ({
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: theme.vars.palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}))
const Title = styled('h3')(({ theme }) => ({
  fontSize: '1rem',
  lineHeight: '22px',
  minBlockSize: 44,
  fontWeight: 550,
  textWrap: 'wrap',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  '& a': {
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: 12 },
  },
}))
const Stars = styled('div')({ display: 'flex', blockSize: 20 })

type ProductCardProps = { card: Card; eager?: boolean; first?: boolean; heading?: 'h3' | 'h2' }

/** A product on a shelf. One link covers the whole card; at most one badge. */
export function ProductCard({ card, eager = false, first = false, heading = 'h3' }: ProductCardProps) {
  const sale = card.priceSale !== null && card.priceSale < card.price
  return (
    <Article>
      <Picture>
        <ProductTile
          src={card.thumbnail}
          tile={tileOf(card.tile, card.id)}
          faded={!card.inStock}
          eager={eager}
          first={first}
        />
        {!card.inStock && <CardBadge kind="plain">{catalogText.soldOut}</CardBadge>}
        {card.inStock && sale && (
          <CardBadge kind="sale">{catalogText.sale(percentOff(card.price, card.priceSale ?? card.price))}</CardBadge>
        )}
      </Picture>
      <Shop>{card.shop.name}</Shop>
      <Title as={heading}>
        <Link to={paths.product(card.slug)}>{card.title}</Link>
      </Title>
      <Stars>
        {card.rating !== null && card.reviewCount > 0 && (
          <Rating rating={card.rating} count={card.reviewCount} compact />
        )}
      </Stars>
      <Price price={card.price} priceSale={card.priceSale} varies={card.priceVaries} />
    </Article>
  )
}
