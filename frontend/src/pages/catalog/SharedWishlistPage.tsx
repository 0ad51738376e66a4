import { styled } from '@mui/material/styles'
import { useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { PageContainer } from '@/components/Page'
import { firstPage, SharedWishlist } from '@/features/catalog/components/sharedWishlist/SharedWishlist'
import { sharedWishlistText } from '@/features/catalog/components/sharedWishlist/text'
import { useGetSharedWishlistQuery } from '@/features/catalog/personalApi'
import { media } from '@/lib/design'
import { NotAvailable } from './NotAvailable'
import { PageFailed } from './PageFailed'

const Room = styled(PageContainer)({ paddingBlock: '16px 48px', [media.wide]: { paddingBlock: '32px 64px' } })

/** A wishlist that somebody shares, by its link. */
export function SharedWishlistPage() {
  const { token = '' } = useParams()
  // As it is now, each time it is opened: it may be shared no more.
  const { currentData, error, isFetching, refetch } = useGetSharedWishlistQuery(firstPage(token), {
    refetchOnMountOrArgChange: true,
  })
  const problem = error && !isFetching ? problemOf(error) : null
  if (problem?.status === 404) return <NotAvailable title={sharedWishlistText.gone} text={sharedWishlistText.goneText} />
  return (
    <Room>
      {problem && !currentData ? (
        <PageFailed title={sharedWishlistText.failed} onRetry={() => void refetch()} />
      ) : (
        <SharedWishlist key={token} token={token} answer={currentData} />
      )}
    </Room>
  )
}
