import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'
import { Section } from '@/components/Page'
import { Skeleton } from '@/components/Skeleton'
import { media } from '@/lib/design'
import { styled } from '@/lib/styled'
import { useListReviewsQuery, type Product } from '../../api'
import { Histogram } from './Histogram'
import { ReviewCard } from './ReviewCard'
import { ReviewSkeleton } from './ReviewSkeleton'
import { reviewPage } from './roomAfter'
import { productPageText } from './text'

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: 48 },
})
const List = styled('ul')(({ theme }) => ({
  '& > li': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  '& > li:last-child': { borderBlockEnd: 0 },
}))
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

const pageSize = reviewPage
const firstPage = ({ slug }: Product) => ({ slug, page: 1, pageSize })

/** Whether the first reviews are there, or will not come. */
export function useReviewsSettled(product: Product): boolean {
  const { data, isError } = useListReviewsQuery(firstPage(product))
  return product.reviewCount === 0 || data !== undefined || isError
}

type ReviewPageProps = { product: Product; page: number; focusFirst: boolean }

/** One page of reviews; the first of a page that was asked for takes the focus. */
function ReviewPage({ product, page, focusFirst }: ReviewPageProps) {
  const { data, isError, isFetching, refetch } = useListReviewsQuery({ slug: product.slug, page, pageSize })
  const first = useRef<HTMLLIElement>(null)
  const ready = data !== undefined
  useEffect(() => {
    if (focusFirst && ready) first.current?.focus({ preventScroll: true })
  }, [focusFirst, ready])
  if (isError && !isFetching)
    return (
      <li>
        <ErrorState title={productPageText.reviewsFailed} onRetry={() => void refetch()} />
      </li>
    )
  if (!data) return <ReviewSkeleton count={Math.min(pageSize, Math.max(1, product.reviewCount - (page - 1) * pageSize))} />
  return data.items.map((review, at) => (
    <ReviewCard key={review.id} review={review} shop={product.shop.name} ref={at === 0 ? first : null} />
  ))
}

/** What buyers say: the spread first, then the words, newest first. */
export function Reviews({ product }: { product: Product }) {
  const [pages, setPages] = useState(1)
  const { data } = useListReviewsQuery(firstPage(product))
  const none = product.reviewCount === 0 && (data?.total ?? 0) === 0
  return (
    <Section title={productPageText.reviews}>
      {none ? (
        <Quiet>{productPageText.noReviews}</Quiet>
      ) : (
        <Columns>
          {data ? <Histogram counts={data.histogram} average={product.rating ?? 0} /> : <Skeleton height={188} />}
          <div>
            <List>
              {Array.from({ length: pages }, (_, at) => (
                <ReviewPage key={at} product={product} page={at + 1} focusFirst={at > 0 && at + 1 === pages} />
              ))}
            </List>
            {data && pages * pageSize < data.total && (
              <Button variant="outlined" onClick={() => setPages(pages + 1)}>
                {productPageText.moreReviews}
              </Button>
            )}
          </div>
        </Columns>
      )}
    </Section>
  )
}
