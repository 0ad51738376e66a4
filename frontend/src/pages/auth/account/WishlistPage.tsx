import Stack from '@mui/material/Stack'
import { PageTitle } from '@/components/Page'
import { Wishlist } from '@/features/catalog/components/wishlist/Wishlist'
import { wishlistText } from '@/features/catalog/components/wishlist/text'

/** The wishlist in the account. */
export function WishlistPage() {
  return (
    <Stack spacing={2.5}>
      <PageTitle>{wishlistText.title}</PageTitle>
      <h1>{wishlistText.title}</h1>
      <Wishlist />
    </Stack>
  )
}
