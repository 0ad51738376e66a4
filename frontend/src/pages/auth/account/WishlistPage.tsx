import { PageTitle } from '@/components/Page'
import { Stack } from '@/components/Panel'
import { Wishlist } from '@/features/catalog/components/wishlist/Wishlist'
import { wishlistText } from '@/features/catalog/components/wishlist/text'

/** The wishlist in the account. */
export function WishlistPage() {
  return (
    <Stack gap={20}>
      <PageTitle>{wishlistText.title}</PageTitle>
      <h1>{wishlistText.title}</h1>
      <Wishlist />
    </Stack>
  )
}
