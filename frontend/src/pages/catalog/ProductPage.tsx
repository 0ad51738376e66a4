import { useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { PageTitle, SectionsBelowTrail, Wrap } from '@/components/Page'
import { useAddToCart } from '@/features/cart/useAddToCart'
import { useGetProductQuery, type Product } from '@/features/catalog/api'
import { BelowLater } from '@/features/catalog/components/Below'
import { Later } from '@/features/catalog/components/Later'
import { reviewsId } from '@/features/catalog/components/product/ProductHead'
import { ProductSkeleton } from '@/features/catalog/components/product/ProductSkeleton'
import { ProductView } from '@/features/catalog/components/product/ProductView'
import { SellerCard } from '@/features/catalog/components/product/SellerCard'
import { productPageText } from '@/features/catalog/components/product/text'
import { useRememberViewed } from '@/features/catalog/recentlyViewed'
import { tileOf } from '@/lib/design'
import { NotFoundView } from '../info/NotFoundPage'
import { PageFailed } from './PageFailed'

const loadAfter = () =>
  import('@/features/catalog/components/product/AfterProduct').then((module) => module.AfterProduct)

function ProductContent({ product }: { product: Product }) {
  const { add, pending } = useAddToCart()
  useRememberViewed(product.slug)
  return (
    <>
      <PageTitle>{product.title}</PageTitle>
      <ProductView
        product={product}
        pending={pending}
        onAdd={(variant, quantity) => add({ product, variant, quantity })}
      />
      <SellerCard shop={product.shop} tile={tileOf(product.tile, product.id)} />
      <BelowLater id={reviewsId} phone="900px" wide="700px">
        <Later load={loadAfter} props={{ product }} />
      </BelowLater>
    </>
  )
}

/** One product with everything a buyer asks before paying. */
export function ProductPage() {
  const { slug = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetProductQuery({ slug })
  if (error && !isFetching && problemOf(error).status === 404)
    return <NotFoundView title={productPageText.gone} text={productPageText.goneText} />
  return (
    <Wrap>
      <SectionsBelowTrail>
        {currentData && <ProductContent key={currentData.id} product={currentData} />}
        {!currentData && error && !isFetching && (
          <PageFailed title={productPageText.failed} onRetry={() => void refetch()} />
        )}
        {!currentData && (isFetching || !error) && <ProductSkeleton />}
      </SectionsBelowTrail>
    </Wrap>
  )
}
