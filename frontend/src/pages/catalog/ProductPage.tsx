import { useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { withErrorState } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { PageTitle, SectionsBelowBreadcrumbs, PageContainer } from '@/components/Page'
import { useAddToCart } from '@/features/cart/useAddToCart'
import { useProductWithOwnHold } from '@/features/cart/useProductWithOwnHold'
import { useGetProductQuery, type Product } from '@/features/catalog/api'
import { DeferredMount } from '@/features/catalog/components/Deferred'
import { ProductSkeleton, ProductView } from '@/features/catalog/components/product/ProductView'
import { productPageText } from '@/features/catalog/components/product/text'
import { useRecentlyViewed, useRememberViewed } from '@/features/catalog/recentlyViewed'
import { reviewPageSize, reviewsId } from '@/features/catalog/reviews'
import { useCountView } from '@/features/catalog/useCountView'
import { tileOf } from '@/lib/design'
import { NotAvailable } from './NotAvailable'
import { PageFailed } from './PageFailed'

const AfterProduct = onDemand(
  async () => (await import('@/features/catalog/components/product/ReviewsAndRelated')).ReviewsAndRelated,
  withErrorState,
)
const SellerCard = onDemand(
  async () => (await import('@/features/catalog/components/product/SellerCard')).SellerCard,
  withErrorState,
)
const ProductReview = onDemand(
  async () => (await import('@/features/orders/components/review/ProductReview')).ProductReview,
)

function ProductContent({ product: shelved }: { product: Product }) {
  const product = useProductWithOwnHold(shelved)
  const { add, pending } = useAddToCart()
  useRememberViewed(product.slug)
  useCountView(product.slug)
  const others = useRecentlyViewed().filter((slug) => slug !== product.slug)
  const room = roomAfter(product, others.length > 0 ? 2 : 1)
  return (
    <>
      <PageTitle>{product.title}</PageTitle>
      <ProductView
        product={product}
        pending={pending}
        onAdd={(variant, quantity) => add({ product, variant, quantity })}
      />
      <DeferredMount phone="162px" wide="102px">
        <SellerCard shop={product.shop} tile={tileOf(product.tile, product.id)} />
      </DeferredMount>
      <DeferredMount id={reviewsId} {...room}>
        <AfterProduct
          product={product}
          room={room}
          renderForm={(onClose) => <ProductReview product={product} onClose={onClose} />}
        />
      </DeferredMount>
    </>
  )
}

/** One product with everything a buyer asks before paying. */
export function ProductPage() {
  const { slug = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetProductQuery({ slug })
  if (error && !isFetching && problemOf(error).status === 404)
    return <NotAvailable title={productPageText.gone} text={productPageText.goneText} />
  return (
    <PageContainer>
      <SectionsBelowBreadcrumbs>
        {currentData && <ProductContent key={currentData.id} product={currentData} />}
        {!currentData && error && !isFetching && (
          <PageFailed title={productPageText.failed} onRetry={() => void refetch()} />
        )}
        {!currentData && (isFetching || !error) && <ProductSkeleton />}
      </SectionsBelowBreadcrumbs>
    </PageContainer>
  )
}

/** About how tall the reviews and so many shelves under them become, as CSS for phones and from 900 px on. */
function roomAfter({ reviewCount }: Pick<Product, 'reviewCount'>, shelves: number) {
  const reviews = Math.min(reviewCount, reviewPageSize)
  const more = reviewCount > reviewPageSize ? 44 : 0
  const phone = reviews > 0 ? 498 + reviews * 150 + more : 122
  const wide = reviews > 0 ? 50 + Math.max(332, 60 + reviews * 137 + more) : 134
  return { phone: `calc(${phone}px + ${shelves} * (203px + 45.5vw))`, wide: `${wide + shelves * 487}px` }
}
