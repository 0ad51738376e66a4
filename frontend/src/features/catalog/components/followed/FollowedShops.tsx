import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import CheckIcon from 'lucide-react/icons/check'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Row } from '@/components/Row'
import { media, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { FollowedShop } from '../../api'
import { useListFollowedShopIdsQuery, useListFollowedShopsQuery } from '../../personalApi'
import { ProductCard } from '../ProductCard'
import { GridSkeleton, ProductGrid } from '../ProductGrid'
import { ShopLogo } from '../ShopLogo'
import { followText } from '../shop/text'
import { FollowButton } from './FollowButton'
import { followedText } from './text'

const pageSize = 12
/** Products of a shop that are shown. */
const shown = 4
/** Shops that are expected while nothing is known. */
const firstGuess = 2

/** The ids still followed; what is being unfollowed is gone at once. None while they are awaited, or if they failed. */
function useFollowedIds() {
  const { data, isError } = useListFollowedShopIdsQuery()
  return { followed: data && new Set(data.shopIds), isAwaited: !data && !isError }
}

function Empty() {
  return (
    <EmptyState
      illustration="shop"
      title={followedText.empty}
      text={followedText.emptyText}
      action={
        <Button component={Link} variant="contained" to={paths.vendors()}>
          {followedText.browse}
        </Button>
      }
    />
  )
}

/** The shops that one follows, the latest followed first, each with its newest products. */
export function FollowedShops() {
  const [pages, setPages] = useState(1)
  // As it is now, each time it is opened: that is what it is for.
  const { data, isError, isFetching, refetch } = useListFollowedShopsQuery(
    { page: 1, pageSize },
    { refetchOnMountOrArgChange: true },
  )
  const { followed } = useFollowedIds()
  const gone = data?.items.filter(({ shop }) => followed && !followed.has(shop.id)).length ?? 0
  const total = (data?.total ?? 0) - gone
  if (!data && isError && !isFetching) return <ErrorState title={followedText.failed} onRetry={() => void refetch()} />
  if (data && total <= 0) return <Empty />
  const left = total - pages * pageSize
  return (
    <Stack spacing={3}>
      {/* keeps its line while the number is unknown, so that nothing moves */}
      <p role="status">{data ? followedText.shops(total) : '\u00a0'}</p>
      <Stack component="ul" spacing={5} aria-busy={!data}>
        {Array.from({ length: pages }, (_, at) => (
          <FollowedPage key={at} page={at + 1} focusFirst={at > 0 && at + 1 === pages} />
        ))}
      </Stack>
      {left > 0 && (
        <Row>
          <Button variant="outlined" size="large" onClick={() => setPages(pages + 1)}>
            {followedText.more(Math.min(pageSize, left))}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** One page of shops; the first of a page that was asked for takes the focus. */
function FollowedPage({ page, focusFirst }: { page: number; focusFirst: boolean }) {
  const { data, isError, isFetching, refetch } = useListFollowedShopsQuery({ page, pageSize })
  const { followed, isAwaited } = useFollowedIds()
  const first = useRef<HTMLLIElement>(null)
  const ready = data !== undefined
  useEffect(() => {
    if (focusFirst && ready) first.current?.focus({ preventScroll: true })
  }, [focusFirst, ready])
  if (!data && isError && !isFetching)
    return (
      <li>
        <ErrorState title={followedText.moreFailed} onRetry={() => void refetch()} />
      </li>
    )
  // Both, or a button would grow by a word when it hears that its shop is followed.
  if (!data || isAwaited)
    return Array.from({ length: firstGuess }, (_, at) => (
      // no shop's number, or that shop's place would move from here
      <li key={`awaited ${at}`}>
        <ShopSkeleton />
      </li>
    ))
  const items = data.items.filter(({ shop }) => followed?.has(shop.id) ?? true)
  return items.map((item, at) => (
    <li key={item.shop.id} ref={at === 0 ? first : null} tabIndex={-1}>
      <ShopNews {...item} eager={page === 1 && at === 0} />
    </li>
  ))
}

/** Who it is and the button; the button below on the narrowest screens. */
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlockEnd: 12,
})
const Name = styled('h2')(({ theme }) => ({
  flex: '1 1 160px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > a': { color: theme.vars.palette.text.primary, textUnderlineOffset: 3 },
  '& > a:not(:hover)': { textDecoration: 'none' },
}))
/** One row of products, or two of two on phones: where there is room for three, the fourth stays away. */
const Few = styled('div')({
  [media.tablet]: { '& li:nth-of-type(4)': { display: 'none' } },
  [media.desktop]: { '& li:nth-of-type(4)': { display: 'block' } },
})
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

/** A shop that one follows, with what is new in it. */
function ShopNews({ shop, newest, eager }: FollowedShop & { eager: boolean }) {
  return (
    <article aria-label={shop.name}>
      <Head>
        <ShopLogo logo={shop.logo} name={shop.name} tile={tileOf(shop.tile, shop.id)} />
        <Name>
          <Link to={paths.shop(shop.slug)}>{shop.name}</Link>
        </Name>
        <FollowButton shop={shop} />
      </Head>
      {newest.length === 0 && <Quiet>{followedText.noProducts}</Quiet>}
      {newest.length > 0 && (
        <Stack spacing={2}>
          <Few>
            <ProductGrid>
              {newest.map((card) => (
                <li key={card.id}>
                  <ProductCard card={card} eager={eager} />
                </li>
              ))}
            </ProductGrid>
          </Few>
          {shop.productCount > newest.length && (
            <Row>
              <Button
                component={Link}
                variant="text"
                to={`${paths.shop(shop.slug)}?sort=newest`}
                aria-label={followedText.allOf(shop.name)}
              >
                {followedText.all}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </article>
  )
}

/** As tall as a shop with its products, and more of them than are shown. */
function ShopSkeleton() {
  return (
    <div aria-hidden="true">
      <Head>
        <Skeleton width={48} height={48} />
        <Name as="div">
          <Skeleton width={160} height={28} />
        </Name>
        <Skeleton height={44}>
          <Button startIcon={<CheckIcon size={20} />}>{followText.following}</Button>
        </Skeleton>
      </Head>
      <Stack spacing={2}>
        <Few>
          <ProductGrid busy>
            <GridSkeleton count={shown} />
          </ProductGrid>
        </Few>
        <Skeleton width={160} height={44} />
      </Stack>
    </div>
  )
}
