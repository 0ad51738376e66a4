import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ErrorState } from '@/components/ErrorState'
import { ProductTile } from '@/components/ProductTile'
import { radius, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import { styled } from '@/lib/styled'
import { useListShopReviewsQuery, type Shop, type ShopReview } from '../../api'
import { reviewPageSize, reviewQuery, type ReviewFilter } from '../../reviews'
import { ReviewCard } from '../reviews/ReviewCard'
import { ReviewSkeleton } from '../reviews/ReviewSkeleton'
import { reviewsText } from '../reviews/text'

const About = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 12,
  minBlockSize: 44,
  color: theme.vars.palette.text.primary,
  fontWeight: 550,
  textDecoration: 'none',
  borderRadius: radius.field,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& > div': { inlineSize: 40, flex: 'none', borderRadius: radius.field },
}))

/** The product that a review is about. */
function Reviewed({ product }: Pick<ShopReview, 'product'>) {
  return (
    <About to={paths.product(product.slug)}>
      <ProductTile src={product.thumbnail} tile={tileOf(product.tile)} size={40} />
      {product.title}
    </About>
  )
}

type ShopReviewPageProps = {
  shop: Shop
  filter: ReviewFilter
  page: number
  /** How many all pages have, as far as known. */
  total: number
  focusFirst: boolean
}

/** One page of a shop's reviews; the first of a page that was asked for takes the focus. */
export function ShopReviewPage({ shop, filter, page, total, focusFirst }: ShopReviewPageProps) {
  const { data, isError, isFetching, refetch } = useListShopReviewsQuery(reviewQuery(shop.slug, page, filter))
  const first = useRef<HTMLLIElement>(null)
  const ready = data !== undefined
  useEffect(() => {
    if (focusFirst && ready) first.current?.focus({ preventScroll: true })
  }, [focusFirst, ready])
  if (isError && !isFetching)
    return (
      <li>
        <ErrorState title={reviewsText.failed} onRetry={() => void refetch()} />
      </li>
    )
  if (!data) return <ReviewSkeleton count={Math.min(reviewPageSize, Math.max(1, total - (page - 1) * reviewPageSize))} />
  return data.items.map(({ review, product }, at) => (
    <ReviewCard
      key={review.id}
      review={review}
      shop={shop.name}
      product={product.slug}
      about={<Reviewed product={product} />}
      {...(at === 0 ? { ref: first } : {})}
    />
  ))
}
