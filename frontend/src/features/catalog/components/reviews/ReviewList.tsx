import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { Row } from '@/components/Panel'
import { motion } from '@/lib/design'
import { reviewPageSize, type ReviewFilter, type ReviewSubject } from '../../reviews'
import { useReviewPage } from '../../useReviewPage'
import { ReviewItems } from './ReviewCard'
import { ReviewPage } from './ReviewPage'
import { ReviewTools } from './ReviewTools'
import { reviewsText } from './text'

const Items = styled(ReviewItems)({
  marginBlockStart: 16,
  transition: `opacity ${motion.press}`,
  '&[data-dimmed]': { opacity: 0.6 },
})
const NoneFits = styled('p')(({ theme }) => ({ paddingBlock: 20, color: theme.vars.palette.text.secondary }))

type ReviewListProps = {
  subject: ReviewSubject
  filter: ReviewFilter
  /** Whether any buyer has sent photos. */
  hasPhotos: boolean
  onFilter: (filter: ReviewFilter) => void
}

/** The reviews that fit, page after page; a change of the filter begins at the first again. */
export function ReviewList({ subject, filter, hasPhotos, onFilter }: ReviewListProps) {
  const [pages, setPages] = useState({ of: filter, count: 1 })
  if (pages.of !== filter) setPages({ of: filter, count: 1 })
  const { data, currentData, isFetching } = useReviewPage(subject, 1, filter)
  const total = data?.total ?? subject.reviewCount
  return (
    <div>
      <ReviewTools filter={filter} total={currentData?.total} hasPhotos={hasPhotos} onChange={onFilter} />
      {currentData?.total === 0 ? (
        <NoneFits>{reviewsText.noneFits}</NoneFits>
      ) : (
        <Items aria-busy={isFetching} data-dimmed={(isFetching && data !== undefined && !currentData) || undefined}>
          {Array.from({ length: pages.count }, (_, at) => (
            <ReviewPage
              key={at}
              subject={subject}
              filter={filter}
              page={at + 1}
              total={total}
              focusFirst={at > 0 && at + 1 === pages.count}
            />
          ))}
        </Items>
      )}
      {data && pages.count * reviewPageSize < total && (
        <Row>
          <Button variant="outlined" onClick={() => setPages({ of: filter, count: pages.count + 1 })}>
            {reviewsText.more}
          </Button>
        </Row>
      )}
    </div>
  )
}
