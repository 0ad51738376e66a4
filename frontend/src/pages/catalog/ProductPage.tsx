import { useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle, Sections, Wrap } from '@/components/Page'
import { useAddToCart } from '@/features/cart/useAddToCart'
import { useGetProductQuery, type Product } from '@/features/catalog/api'
import { ProductSkeleton } from '@/features/catalog/components/ProductSkeleton'
import { ProductView } from '@/features/catalog/components/ProductView'
import { RelatedProducts } from '@/features/catalog/components/RelatedProducts'
import { Reviews } from '@/features/catalog/components/Reviews'
import { catalogText } from '@/features/catalog/text'
import { NotFoundView } from '../info/NotFoundPage'

function ProductContent({ product }: { product: Product }) {
  const { add, pending } = useAddToCart()
  return (
    <>
      <PageTitle>{product.title}</PageTitle>
      <ProductView
        product={product}
        pending={pending}
        onAdd={(variant, quantity) => add({ product, variant, quantity })}
      />
      <Reviews product={product} />
      <RelatedProducts product={product} />
    </>
  )
}

/** One product with everything a buyer asks before paying. */
export function ProductPage() {
  const { slug = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetProductQuery({ slug })
  if (error && !isFetching && problemOf(error).status === 404)
    return <NotFoundView title={catalogText.productGone} text={catalogText.productGoneText} />
  return (
    <Wrap>
      <Sections sx={{ pt: { xs: 0.5, md: 1 } }}>
        {currentData && <ProductContent key={currentData.id} product={currentData} />}
        {!currentData && error && !isFetching && (
          <ErrorState title={catalogText.productFailed} onRetry={() => void refetch()} />
        )}
        {!currentData && (isFetching || !error) && <ProductSkeleton />}
      </Sections>
    </Wrap>
  )
}
