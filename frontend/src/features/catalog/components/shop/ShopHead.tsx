import type { ReactNode } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useLoadingPreview } from '@/components/LoadingPreview'
import { TileGround } from '@/components/ProductTile'
import { Rating } from '@/components/Rating'
import { formatYear } from '@/lib/dates'
import { media, radius, tileOf, type TileName } from '@/lib/design'
import type { Shop } from '../../api'
import { catalogText } from '../../text'
import { appearDelayed } from '../styles'
import { FollowButton } from '../followed/FollowButton'
import { ShopLogo } from '../ShopLogo'
import { followText, shopfrontText } from './text'

const Banner = styled(TileGround)({
  aspectRatio: '4 / 1',
  borderRadius: radius.dialog,
  [media.wide]: { aspectRatio: '5 / 1' },
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
})
const Window = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '2%',
  paddingInline: '4%',
  '& img': { blockSize: '78%', inlineSize: 'auto', aspectRatio: '1 / 1', flex: 'none' },
  // The mark lies over the corner where the third would be.
  [media.phone]: { '& img:nth-of-type(3)': { display: 'none' } },
})
/** The figures stand below the name where there is room, else below both; what can be done beside or below them. */
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  columnGap: 16,
  '& > h1': { marginInlineEnd: 16 },
  [media.wide]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 24,
    '& > h1': { paddingBlockStart: 8 },
  },
})
const Mark = styled('div')(({ theme }) => ({
  position: 'relative',
  marginBlockStart: -28,
  marginInlineStart: 16,
  borderRadius: 16,
  padding: 4,
  backgroundColor: theme.vars.palette.background.default,
  [media.wide]: {
    gridRow: '1 / span 2',
    marginInlineStart: 32,
    '& > div': { inlineSize: '96px !important', blockSize: '96px !important' },
  },
}))
/** The figures take two lines on phones; wide screens have room beside the mark. */
export const ShopMeta = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  marginBlockStart: 12,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  lineHeight: '24px',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& a': {
    paddingBlock: 10,
    marginBlock: -10,
    color: theme.vars.palette.link,
    fontWeight: 550,
    textUnderlineOffset: 3,
  },
  [media.wide]: { gridColumn: 2, marginBlockStart: 0 },
}))

/** A line of its own, as high as a button, below the figures; wide screens have room beside them. */
const Action = styled('div')({
  gridColumn: '1 / -1',
  minBlockSize: 44,
  marginBlockStart: 12,
  [media.wide]: { gridColumn: 3, gridRow: '1 / span 2', marginBlockStart: 0 },
})

/** Fewer are not worth telling. */
const fewFollowers = 10

/** Without a banner of its own a shop shows its best sellers in the window. */
function ShopWindow({ shop }: { shop: Shop }) {
  return (
    <Window aria-hidden="true">
      {shop.thumbnails.slice(0, 3).map((src, at) => (
        <img
          key={src}
          src={src}
          alt=""
          width={320}
          height={320}
          {...(at === 0 ? { fetchPriority: 'high' as const } : {})}
        />
      ))}
    </Window>
  )
}

type ShopFrontProps = {
  /** What an answer tells, or what is known before it. */
  shop: { name: string; tile: TileName; banner: string | null; logo: string | null }
  /** Stands in for a banner. */
  window?: ReactNode
  /** The figures. */
  children: ReactNode
}

/** Banner, mark and name, and the figures below. */
export function ShopFront({ shop, window, children }: ShopFrontProps) {
  return (
    <>
      <Banner tile={shop.tile} square={false}>
        {shop.banner ? <img src={shop.banner} alt="" width={1280} height={256} fetchPriority="high" /> : window}
      </Banner>
      <Row>
        <Mark>
          <ShopLogo logo={shop.logo} name={shop.name} tile={shop.tile} size={72} />
        </Mark>
        <h1>{shop.name}</h1>
        {children}
      </Row>
    </>
  )
}

/** The head of a shop's page: banner, mark, name and numbers from the database. A preview has no reviews to lead to. */
export function ShopHead({ shop, preview = false }: { shop: Shop; preview?: boolean }) {
  return (
    <ShopFront shop={{ ...shop, tile: tileOf(shop.tile, shop.id) }} window={<ShopWindow shop={shop} />}>
      <ShopMeta>
        {shop.rating !== null && shop.reviewCount > 0 ? (
          <span>
            <Rating rating={shop.rating} />
            {preview ? (
              shopfrontText.reviewCount(shop.reviewCount)
            ) : (
              <Link to={shopTabs.reviews}>{shopfrontText.reviewCount(shop.reviewCount)}</Link>
            )}
          </span>
        ) : (
          <span>{catalogText.noRating}</span>
        )}
        <span>{catalogText.products(shop.productCount)}</span>
        {shop.followerCount >= fewFollowers && <span>{followText.followers(shop.followerCount)}</span>}
        <span>{shopfrontText.openSince(formatYear(shop.openSince))}</span>
      </ShopMeta>
      {!preview && (
        <Action>
          <FollowButton shop={shop} />
        </Action>
      )}
    </ShopFront>
  )
}

const Box = styled('div')(appearDelayed)
const Trail = styled('div')({ display: 'flex', alignItems: 'center', blockSize: 56 })
const BannerBox = styled(Skeleton)({
  aspectRatio: '4 / 1',
  borderRadius: radius.dialog,
  [media.wide]: { aspectRatio: '5 / 1' },
})
const NameBox = styled('div')({
  display: 'flex',
  gap: 16,
  alignItems: 'flex-end',
  blockSize: 52,
  paddingInline: 16,
  [media.wide]: { gap: 24, paddingInline: 32, blockSize: 76 },
})
/** As high as the figures. */
const Figures = styled('div')({ minBlockSize: 48, [media.wide]: { minBlockSize: 24 } })
/** Wide screens have the figures beside the mark. */
const Narrow = styled(Figures)({ marginBlockStart: 12, [media.wide]: { display: 'none' } })

const NarrowAction = styled(Action)({ [media.wide]: { display: 'none' } })

/** What is known of the shop before its answer, or boxes like it. */
function Front() {
  const preview = useLoadingPreview()
  if (!preview)
    return (
      <>
        <BannerBox height="auto" />
        <NameBox>
          <Skeleton width={80} height={40} />
          <Skeleton width={200} height={32} />
        </NameBox>
        <Narrow />
        <NarrowAction />
      </>
    )
  const [banner = null, logo = null] = preview.pictures
  return (
    <ShopFront shop={{ name: preview.title, tile: preview.tile, banner, logo }}>
      <ShopMeta>
        <Figures />
      </ShopMeta>
      <Action />
    </ShopFront>
  )
}

/** The head of a shop's page while it is on its way, in the same boxes. */
export function ShopSkeleton() {
  return (
    <Box aria-busy="true">
      <Trail>
        <Skeleton width={200} height={20} />
      </Trail>
      <Front />
      <Skeleton height={48} style={{ marginBlockStart: 16 }} />
    </Box>
  )
}

/** Where each part of a shop's page is found, relative to the page. */
export const shopTabs = { products: '?', about: '?tab=about', reviews: '?tab=reviews' } as const
type ShopTab = keyof typeof shopTabs

/** The part that the address names; the products for anything unknown. */
export function readTab(params: URLSearchParams): ShopTab {
  const tab = params.get('tab')
  return tab === 'about' || tab === 'reviews' ? tab : 'products'
}
