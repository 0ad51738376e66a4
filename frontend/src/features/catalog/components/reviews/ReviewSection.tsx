import { styled } from '@mui/material/styles'
import { ErrorState } from '@/components/ErrorState'
import { Section } from '@/components/Page'
import { Stack } from '@/components/Panel'
import { Skeleton } from '@/components/Skeleton'
import { media } from '@/lib/design'
import type { ReviewPage as Answer } from '../../api'
import type { ReviewFilter, ReviewSubject } from '../../reviews'
import { useReviewPage } from '../../useReviewPage'
import { Histogram } from './Histogram'
import { ReviewList } from './ReviewList'
import { ReviewPhotos } from './ReviewPhotos'
import { reviewsText } from './text'

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: 48 },
})
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

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

type ReviewSectionProps = {
  title: string
  subject: ReviewSubject
  filter: ReviewFilter
  onFilter: (filter: ReviewFilter) => void
}

/** What buyers say: the spread and their photos first, then the words, newest first. */
export function ReviewSection({ title, subject, filter, onFilter }: ReviewSectionProps) {
  const { data: all, isError, isFetching, refetch } = useReviewPage(subject, 1)
  const photos = all && 'photos' in all ? all.photos : []
  if (!all && isError && !isFetching)
    return (
      <Section title={title}>
        <ErrorState title={reviewsText.failed} onRetry={() => void refetch()} />
      </Section>
    )
  if (subject.reviewCount === 0 && (all?.total ?? 0) === 0)
    return (
      <Section title={title}>
        <Quiet>{reviewsText.none}</Quiet>
      </Section>
    )
  return (
    <Section title={title}>
      <Columns>
        {all ? (
          <Histogram
            counts={all.histogram}
            average={all.rating ?? subject.rating ?? 0}
            chosen={filter.stars}
            onChoose={(stars) => onFilter({ ...filter, stars })}
          />
        ) : (
          <Skeleton height={272} />
        )}
        <Stack gap={20}>
          {photos.length > 0 && <BuyersPhotos photos={photos} />}
          <ReviewList subject={subject} filter={filter} hasPhotos={photos.length > 0} onFilter={onFilter} />
        </Stack>
      </Columns>
    </Section>
  )
}
