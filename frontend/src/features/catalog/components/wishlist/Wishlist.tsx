import { use, useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Row } from '@/components/Row'
import { paths } from '@/lib/paths'
import type { Card } from '../../api'
import { useListWishlistIdsQuery, useListWishlistQuery } from '../../personalApi'
import { isQuick, QuickAddContext } from '../../QuickAdd'
import { ProductCard } from '../ProductCard'
import { CardSkeleton, ProductGrid } from '../ProductGrid'
import { wishlistText } from './text'

const pageSize = 24
/** Cards in the first row and the next, fetched at once. */
const eagerly = 4
const bestSellers = '/search?sort=best_selling'

/** The ids still on the list; what is being taken off is gone at once. Undefined while they are unknown. */
function useWishedIds(): ReadonlySet<number> | undefined {
  const { data } = useListWishlistIdsQuery()
  return data && new Set(data.productIds)
}

/** One page of cards; the first of a page that was asked for takes the focus. */
function WishedPage({ page, focusFirst }: { page: number; focusFirst: boolean }) {
  const { data, isError, isFetching, refetch } = useListWishlistQuery({ page, pageSize })
  const wished = useWishedIds()
  const first = useRef<HTMLLIElement>(null)
  const ready = data !== undefined
  useEffect(() => {
    if (focusFirst && ready) first.current?.focus({ preventScroll: true })
  }, [focusFirst, ready])
  if (!data && isError && !isFetching)
    return (
      <li style={{ gridColumn: '1 / -1' }}>
        <ErrorState title={wishlistText.moreFailed} onRetry={() => void refetch()} />
      </li>
    )
  if (!data)
    return Array.from({ length: eagerly }, (_, at) => (
      <li key={at}>
        <WishedSkeleton at={at} />
      </li>
    ))
  const cards = data.items.filter(({ id }) => wished?.has(id) ?? true)
  return cards.map((card, at) => (
    <li key={card.id} ref={at === 0 ? first : null} tabIndex={-1}>
      <WishedCard card={card} eager={page === 1 && at < eagerly} />
    </li>
  ))
}

function Empty() {
  return (
    <EmptyState
      scene="plant"
      title={wishlistText.empty}
      text={wishlistText.emptyText}
      action={
        <Button component={Link} variant="contained" to={bestSellers}>
          {wishlistText.browse}
        </Button>
      }
    />
  )
}

/** The products that one keeps for later, the latest first. */
export function Wishlist() {
  const [pages, setPages] = useState(1)
  // As it is now, each time it is opened: it may have been filled on another device.
  const { data, isError, isFetching, refetch } = useListWishlistQuery(
    { page: 1, pageSize },
    { refetchOnMountOrArgChange: true },
  )
  const wished = useWishedIds()
  const gone = data?.items.filter(({ id }) => wished && !wished.has(id)).length ?? 0
  const total = (data?.total ?? 0) - gone
  if (!data && isError && !isFetching) return <ErrorState title={wishlistText.failed} onRetry={() => void refetch()} />
  if (data && total <= 0) return <Empty />
  const left = total - pages * pageSize
  return (
    <Stack spacing={3}>
      {/* keeps its line while the number is unknown, so that nothing moves */}
      <p role="status">{data ? wishlistText.products(total) : '\u00a0'}</p>
      <ProductGrid busy={!data}>
        {Array.from({ length: pages }, (_, at) => (
          <WishedPage key={at} page={at + 1} focusFirst={at > 0 && at + 1 === pages} />
        ))}
      </ProductGrid>
      {left > 0 && (
        <Row>
          <Button variant="outlined" size="large" onClick={() => setPages(pages + 1)}>
            {wishlistText.more(Math.min(pageSize, left))}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

const Box = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, blockSize: '100%' })
const Whole = styled('div')({ flex: 1 })
/** As tall with a button as without, so that the cards of a row stay in line. */
const Next = styled('div')({ display: 'grid', minBlockSize: 44 })

const noButton = () => null

/** A product on the wishlist: its card, whose heart takes it off, and the next step to having it. */
function WishedCard({ card, eager }: { card: Card; eager: boolean }) {
  const renderQuickAdd = use(QuickAddContext)
  return (
    <Box>
      <Whole>
        {/* The way into the cart stands under the card, not over its picture as well. */}
        <QuickAddContext value={noButton}>
          <ProductCard card={card} eager={eager} heading="h2" />
        </QuickAddContext>
      </Whole>
      <Next>
        {isQuick(card) && renderQuickAdd(card, 'plain')}
        {card.hasOptions && card.inStock && (
          <Button
            component={Link}
            variant="outlined"
            to={paths.product(card.slug)}
            aria-label={wishlistText.chooseOptionsOf(card.title)}
          >
            {wishlistText.chooseOptions}
          </Button>
        )}
      </Next>
    </Box>
  )
}

/** As tall as a wished card. */
function WishedSkeleton({ at }: { at: number }) {
  return (
    <Box>
      <Whole>
        <CardSkeleton at={at} />
      </Whole>
      <Next aria-hidden="true">
        <Skeleton height={44} />
      </Next>
    </Box>
  )
}
