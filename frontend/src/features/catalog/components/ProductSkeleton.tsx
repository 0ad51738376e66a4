import { Skeleton } from '@/components/Skeleton'
import { styled } from '@mui/material/styles'
import { ProductColumns } from './ProductLayout'

const Square = styled(Skeleton)({ inlineSize: '100%', blockSize: 'auto', aspectRatio: '1 / 1', borderRadius: 20 })

/** The product page before its product has come, in the same boxes. */
export function ProductSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton width={220} height={20} sx={{ my: 1.5 }} />
      <ProductColumns>
        <Square />
        <div>
          <Skeleton width="35%" height={20} />
          <Skeleton width="85%" height={38} sx={{ my: 1 }} />
          <Skeleton width="45%" height={20} />
          <Skeleton width="40%" height={36} sx={{ my: 2.5 }} />
          <Skeleton width="100%" height={76} sx={{ my: 2.5 }} />
          <Skeleton width="100%" height={76} sx={{ my: 2.5 }} />
          <Skeleton width="100%" height={48} />
        </div>
      </ProductColumns>
    </div>
  )
}
