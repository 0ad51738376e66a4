import { styled } from '@mui/material/styles'
import { media } from '@/lib/design'
import type { Product } from '../../api'
import { RecentlyViewed } from '../RecentlyViewed'
import { RelatedProducts } from './below/RelatedProducts'
import { Reviews, useReviewsSettled } from '../reviews/Reviews'

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 40,
  '&[data-waiting]': { minBlockSize: 'var(--room-phone)' },
  [media.wide]: { gap: 64, '&[data-waiting]': { minBlockSize: 'var(--room-wide)' } },
})

type AfterProductProps = { product: Product; room: { phone: string; wide: string } }

/**
 * What stands under the product: what buyers say, and where to look next. The shelves come when the
 * length of the reviews is known, so that they need not move; until then their room is kept.
 */
export function AfterProduct({ product, room }: AfterProductProps) {
  const settled = useReviewsSettled(product)
  return (
    <Stack
      style={{ '--room-phone': room.phone, '--room-wide': room.wide } as object}
      {...(settled ? {} : { 'data-waiting': '' })}
    >
      <Reviews product={product} />
      {settled && (
        <>
          <RelatedProducts product={product} />
          <RecentlyViewed except={product.slug} />
        </>
      )}
    </Stack>
  )
}
