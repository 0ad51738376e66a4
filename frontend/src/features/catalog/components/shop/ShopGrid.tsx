import type { ReactNode } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { ProductTile } from '@/components/ProductTile'
import { Rating } from '@/components/Rating'
import { formatYear } from '@/lib/dates'
import { media, radius, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { ShopCard } from '../../api'
import { catalogText } from '../../text'
import { doubleRing, appearDelayed, tileTitle, clampTwoLines } from '../styles'
import { ShopLogo } from '../ShopLogo'
import { shopfrontText } from './text'

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 20 },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})

/** How many shops are in view at once; only their pictures are fetched eagerly. */
const inView = 4

/** The row or rows that shops stand in. */
export function ShopGrid({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return <Grid aria-busy={busy}>{children}</Grid>
}

type ShopTilesProps = { shops: readonly ShopCard[]; heading?: 'h2' | 'h3'; leading?: boolean }

/** Shops as entries of a grid; those of a screen's first grid lead. */
export function ShopTiles({ shops, heading = 'h3', leading = false }: ShopTilesProps) {
  return shops.map((shop, at) => (
    <li key={shop.id}>
      <ShopTile shop={shop} heading={heading} eager={leading && at < inView} first={leading && at === 0} />
    </li>
  ))
}

const Empty = styled('li')(({ theme }) => ({
  ...appearDelayed,
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
}))
const Trio = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 })
const Square = styled(Skeleton)({ aspectRatio: '1 / 1', borderRadius: radius.card })

/** Shops still loading, in the boxes of real ones. */
export function ShopsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <Empty key={`empty-${at}`} aria-hidden="true">
      <Skeleton height={64} />
      <Skeleton height={40} />
      <Trio>
        <Square height="auto" />
        <Square height="auto" />
        <Square height="auto" />
      </Trio>
    </Empty>
  ))
}

const Box = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  blockSize: '100%',
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [media.hover]: {
    '&:hover': { boxShadow: theme.vars.palette.elevation.low, borderColor: theme.vars.palette.control },
    '&:hover a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  '&:has(a:focus-visible)': doubleRing(theme),
}))
const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12, minInlineSize: 0 })
const Name = styled('h3')(({ theme }) => ({
  ...tileTitle(theme),
  ...theme.typography.h3,
}))
const Meta = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))
const Text = styled('p')(({ theme }) => ({
  ...clampTwoLines,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  minBlockSize: 40,
}))
const TileProducts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  marginBlockStart: 'auto',
})

type ShopTileProps = {
  shop: ShopCard
  heading?: 'h2' | 'h3'
  /** Whether its pictures are in view from the start. */
  eager?: boolean
  /** Whether its first picture is the most important one of the screen. */
  first?: boolean
}

/** A shop on a shelf: its mark, its figures, and three of its products. */
function ShopTile({ shop, heading = 'h3', eager = false, first = false }: ShopTileProps) {
  const tile = tileOf(shop.tile, shop.id)
  return (
    <Box>
      <Head>
        <ShopLogo logo={shop.logo} name={shop.name} tile={tile} />
        <div>
          <Name as={heading}>
            <Link to={paths.shop(shop.slug)}>{shop.name}</Link>
          </Name>
          <Meta>
            {shop.rating !== null && shop.reviewCount > 0 ? (
              <Rating rating={shop.rating} count={shop.reviewCount} compact />
            ) : (
              <span>{catalogText.noRating}</span>
            )}
            <span>{catalogText.products(shop.productCount)}</span>
          </Meta>
          <Meta>{shopfrontText.openSince(formatYear(shop.openSince))}</Meta>
        </div>
      </Head>
      <Text>{shop.description}</Text>
      <TileProducts>
        {shop.thumbnails.slice(0, 3).map((src, at) => (
          <ProductTile key={src} src={src} tile={tile} size={160} eager={eager} first={first && at === 0} />
        ))}
      </TileProducts>
    </Box>
  )
}
