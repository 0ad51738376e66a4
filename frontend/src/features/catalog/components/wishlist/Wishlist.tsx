import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { useListWishlistIdsQuery, useListWishlistQuery } from '../../personalApi'
import { wishlistText } from './text'
import { pageSize, WishlistCards, WishlistPages } from './WishlistPages'

/** Where somebody goes who has nothing on the list. */
export const bestSellers = '/search?sort=best_selling'

/** The ids still on the list; what is being taken off is gone at once. Undefined while they are unknown. */
function useWishedIds(): ReadonlySet<number> | undefined {
  const { data } = useListWishlistIdsQuery()
  return data && new Set(data.productIds)
}

/** One page of the list, without what was taken off it since. */
function WishedPage({ page, focusFirst }: { page: number; focusFirst: boolean }) {
  const { data, isError, isFetching, refetch } = useListWishlistQuery({ page, pageSize })
  const wished = useWishedIds()
  return (
    <WishlistCards
      cards={data?.items.filter(({ id }) => wished?.has(id) ?? true)}
      failed={!data && isError && !isFetching ? wishlistText.moreFailed : null}
      onRetry={() => void refetch()}
      isFirst={page === 1}
      focusFirst={focusFirst}
    />
  )
}

function Empty() {
  return (
    <EmptyState
      illustration="plant"
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
  return (
    <WishlistPages
      total={data && total}
      renderPage={(page, focusFirst) => <WishedPage key={page} page={page} focusFirst={focusFirst} />}
    />
  )
}
