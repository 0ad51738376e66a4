import { useState } from 'react'
import { Button } from '@/components/Button'
import { Section } from '@/components/Page'
import { Skeleton } from '@/components/Skeleton'
import { media, motion } from '@/lib/design'
import { styled } from '@/lib/styled'
import { useListShopReviewsQuery, type Shop } from '../../api'
import { allReviews, reviewPageSize, reviewQuery } from '../../reviews'
import { Histogram } from '../reviews/Histogram'
import { ReviewItems } from '../reviews/ReviewCard'
import { ReviewTools } from '../reviews/ReviewTools'
import { reviewsText } from '../reviews/text'
import { ShopReviewPage } from './ShopReviewPage'
import { shopfrontText } from './text'
import { useReviewFilter } from './useReviewFilter'

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: 48 },
})
const Items = styled(ReviewItems)({
  marginBlockStart: 16,
  transition: `opacity ${motion.press}`,
  '&[data-dimmed]': { opacity: 0.6 },
})
const Quiet = styled('p')(({ theme }) => ({ paddingBlock: 20, color: theme.vars.palette.text.secondary }))

/** The reviews that the address asks for, page after page. */
function ReviewList({ shop }: { shop: Shop }) {
  const { filter, setFilter } = useReviewFilter()
  const [pages, setPages] = useState({ of: filter, count: 1 })
  // Other reviews begin at their first page again.
  if (pages.of !== filter) setPages({ of: filter, count: 1 })
  const { data, currentData, isFetching } = useListShopReviewsQuery(reviewQuery(shop.slug, 1, filter))
  const total = data?.total ?? shop.reviewCount
  return (
    <div>
      <ReviewTools filter={filter} total={currentData?.total} hasPhotos={false} onChange={setFilter} />
      {currentData?.total === 0 ? (
        <Quiet>{reviewsText.noneFits}</Quiet>
      ) : (
        <Items aria-busy={isFetching} data-dimmed={(isFetching && data !== undefined && !currentData) || undefined}>
          {Array.from({ length: pages.count }, (_, at) => (
            <ShopReviewPage
              key={at}
              shop={shop}
              filter={filter}
              page={at + 1}
              total={total}
              focusFirst={at > 0 && at + 1 === pages.count}
            />
          ))}
        </Items>
      )}
      {data && pages.count * reviewPageSize < total && (
        <Button variant="outlined" onClick={() => setPages({ of: filter, count: pages.count + 1 })}>
          {reviewsText.more}
        </Button>
      )}
    </div>
  )
}

/** What buyers say about the goods of a shop: the spread first, then the words, each with its product. */
export function ShopReviews({ shop }: { shop: Shop }) {
  const { filter, setFilter } = useReviewFilter()
  const { data: all, isError } = useListShopReviewsQuery(reviewQuery(shop.slug, 1, allReviews))
  const none = shop.reviewCount === 0 && (all?.total ?? 0) === 0
  if (none)
    return (
      <Section title={shopfrontText.reviewsOf(shop.name)}>
        <Quiet>{reviewsText.none}</Quiet>
      </Section>
    )
  return (
    <Section title={shopfrontText.reviewsOf(shop.name)}>
      <Columns>
        <div>
          {all && (
            <Histogram
              counts={all.histogram}
              average={all.rating ?? shop.rating ?? 0}
              chosen={filter.stars}
              onChoose={(stars) => setFilter({ ...filter, stars })}
            />
          )}
          {!all && !isError && <Skeleton height={272} />}
        </div>
        <ReviewList shop={shop} />
      </Columns>
    </Section>
  )
}
