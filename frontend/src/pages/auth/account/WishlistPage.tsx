import Stack from '@mui/material/Stack'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { ShareWishlist } from '@/features/catalog/components/sharedWishlist/ShareWishlist'
import { Wishlist } from '@/features/catalog/components/wishlist/Wishlist'
import { wishlistText } from '@/features/catalog/components/wishlist/text'

/** The wishlist in the account. */
export function WishlistPage() {
  return (
    <Stack spacing={2.5}>
      <PageTitle>{wishlistText.title}</PageTitle>
      <Row spread>
        <h1>{wishlistText.title}</h1>
        <ShareWishlist />
      </Row>
      <Wishlist />
    </Stack>
  )
}
