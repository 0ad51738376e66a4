import { useState } from 'react'
import { Button } from '@/components/Button'
import { Section } from '@/components/Page'
import { Row, Stack } from '@/components/Panel'
import { Skeleton } from '@/components/Skeleton'
import { media, motion } from '@/lib/design'
import { styled } from '@/lib/styled'
import { useListReviewsQuery, type Product, type ReviewPage as Answer } from '../../api'
import { allReviews, reviewPageSize, reviewQuery, type ReviewFilter } from '../../reviews'
import { Histogram } from './Histogram'
import { ReviewItems } from './ReviewCard'
import { ReviewPage } from './ReviewPage'
import { ReviewPhotos } from './ReviewPhotos'
import { ReviewTools } from './ReviewTools'
import { reviewsText } from './text'

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: 48 },
})
const Dimmed = styled(ReviewItems)({
  transition: `opacity ${motion.press}`,
  '&[aria-busy=true]': { opacity: 0.6 },
})
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

/** Whether the first reviews are there, or will not come. */
export function useReviewsSettled(product: Product): boolean {
  const { data, isError } = useListReviewsQuery(reviewQuery(product.slug, 1))
  return product.reviewCount === 0 || data !== undefined || isError
}

/** What buyers say: the spread and their photos first, then the words, newest first. */
export function Reviews({ product }: { product: Product }) {
  const [filter, setFilter] = useState(allReviews)
  const { data: all } = useListReviewsQuery(reviewQuery(product.slug, 1))
  const none = product.reviewCount === 0 && (all?.total ?? 0) === 0
  if (none)
    return (
      <Section title={reviewsText.title}>
        <Quiet>{reviewsText.none}</Quiet>
      </Section>
    )
  return (
    <Section title={reviewsText.title}>
      <Columns>
        {all ? (
          <Histogram
            counts={all.histogram}
            average={all.rating ?? product.rating ?? 0}
            chosen={filter.stars}
            onChoose={(stars) => setFilter({ ...filter, stars })}
          />
        ) : (
          <Skeleton height={272} />
        )}
        <Stack gap={20}>
          {all && all.photos.length > 0 && <BuyersPhotos photos={all.photos} />}
          <ReviewList product={product} filter={filter} hasPhotos={Boolean(all?.photos.length)} onFilter={setFilter} />
        </Stack>
      </Columns>
    </Section>
  )
}

function BuyersPhotos({ photos }: Pick<Answer, 'photos'>) {
  return (
    <Stack gap={8}>
      <h3>{reviewsText.photos}</h3>
      <ReviewPhotos
        photos={photos}
        title={reviewsText.photos}
        nameOf={(at) => reviewsText.photo(at, photos.length)}
      />
    </Stack>
  )
}

type ReviewListProps = {
  product: Product
  filter: ReviewFilter
  hasPhotos: boolean
  onFilter: (filter: ReviewFilter) => void
}

/** The reviews that fit, page after page; a change of the filter begins at the first again. */
function ReviewList({ product, filter, hasPhotos, onFilter }: ReviewListProps) {
  const [pages, setPages] = useState(1)
  const [of, setOf] = useState(filter)
  if (of !== filter) {
    setOf(filter)
    setPages(1)
  }
  const { data, currentData, isFetching } = useListReviewsQuery(reviewQuery(product.slug, 1, filter))
  const total = data?.total
  return (
    <div>
      <ReviewTools filter={filter} total={currentData?.total} hasPhotos={hasPhotos} onChange={onFilter} />
      {total === 0 && currentData ? (
        <Quiet style={{ paddingBlock: 20 }}>{reviewsText.noneFits}</Quiet>
      ) : (
        <Dimmed aria-busy={isFetching && data !== undefined && data !== currentData} style={{ marginBlockStart: 16 }}>
          {Array.from({ length: pages }, (_, at) => (
            <ReviewPage
              key={at}
              product={product}
              filter={filter}
              page={at + 1}
              total={total ?? product.reviewCount}
              focusFirst={at > 0 && at + 1 === pages}
            />
          ))}
        </Dimmed>
      )}
      {total !== undefined && pages * reviewPageSize < total && (
        <Row>
          <Button variant="outlined" onClick={() => setPages(pages + 1)}>
            {reviewsText.more}
          </Button>
        </Row>
      )}
    </div>
  )
}
