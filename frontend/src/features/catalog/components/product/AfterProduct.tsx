import { media } from '@/lib/design'
import { styled } from '@/lib/styled'
import type { Product } from '../../api'
import { RecentlyViewed } from '../RecentlyViewed'
import { RelatedProducts } from './RelatedProducts'
import { Reviews } from './Reviews'

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [media.wide]: { gap: 64 },
})

/** What stands under the product: what buyers say, and where to look next. */
export function AfterProduct({ product }: { product: Product }) {
  return (
    <Stack>
      <Reviews product={product} />
      <RelatedProducts product={product} />
      <RecentlyViewed except={product.slug} />
    </Stack>
  )
}
