import { useEffect, useRef, useState } from 'react'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Row } from '@/components/Row'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { useListWishlistIdsQuery, useListWishlistQuery } from '../../personalApi'
import { ProductGrid } from '../ProductGrid'
import { wishlistText } from './text'
import { WishedCard, WishedSkeleton } from './WishedCard'

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
      icon="heart"
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
