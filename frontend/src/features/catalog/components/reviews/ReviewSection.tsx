import type { ReactNode } from 'react'
import ButtonBase from '@mui/material/ButtonBase'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { ErrorState } from '@/components/ErrorState'
import { Section } from '@/components/Page'
import { Rating } from '@/components/Rating'
import { media, motion, radius } from '@/lib/design'
import { formatNumber, locale } from '@/lib/language'
import type { ReviewPage as Answer } from '../../api'
import { useReviewPage, type ReviewFilter, type ReviewSubject } from '../../reviews'
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
    <Stack spacing={1}>
      <h3>{reviewsText.photos}</h3>
      <ReviewPhotos photos={photos} title={reviewsText.photos} nameOf={(at) => reviewsText.photo(at, photos.length)} />
    </Stack>
  )
}

type ReviewSectionProps = {
  title: string
  subject: ReviewSubject
  filter: ReviewFilter
  onFilter: (filter: ReviewFilter) => void
  /** The way to a review of one's own, where there is one. */
  write?: ReactNode
}

/** What buyers say: the spread and their photos first, then the words, newest first. */
export function ReviewSection({ title, subject, filter, onFilter, write }: ReviewSectionProps) {
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
        <Stack spacing={2}>
          <Quiet>{reviewsText.none}</Quiet>
          {write}
        </Stack>
      </Section>
    )
  return (
    <Section title={title}>
      <Columns>
        <Stack spacing={2}>
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
          {write}
        </Stack>
        <Stack spacing={2.5}>
          {photos.length > 0 && <BuyersPhotos photos={photos} />}
          <ReviewList subject={subject} filter={filter} hasPhotos={photos.length > 0} onFilter={onFilter} />
        </Stack>
      </Columns>
    </Section>
  )
}

const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const Box = styled('div')({ display: 'grid', gap: 12, alignContent: 'start' })
const Mean = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > strong': theme.typography.figure,
}))
const Rows = styled('ul')({ marginInline: -8 })
const Bar = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 40px',
  gap: 12,
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: 44,
  padding: '0 8px',
  borderRadius: radius.field,
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  transition: `background-color ${motion.press}`,
  '& > span:last-of-type': { textAlign: 'end', color: theme.vars.palette.text.secondary },
  [media.hover]: { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
  '&[aria-pressed=true]': {
    fontWeight: 650,
    color: theme.vars.palette.tint.label,
    backgroundColor: theme.vars.palette.tint.ground,
    '& > span:last-of-type': { color: 'inherit' },
  },
}))
const Track = styled(LinearProgress)(({ theme }) => ({
  blockSize: 8,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.star.track,
  '& .MuiLinearProgress-bar': { backgroundColor: theme.vars.palette.star.fill },
}))

type HistogramProps = {
  /** From one star to five. */
  counts: readonly number[]
  /** Of all reviews. */
  average: number
  /** The row that alone is shown; null for all. */
  chosen: number | null
  onChoose: (stars: number | null) => void
}

/** The mean, and how the ratings are spread; a press on a row shows it alone, a second one all again. */
function Histogram({ counts, average, chosen, onChoose }: HistogramProps) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <Box>
      <Mean>
        <strong aria-hidden="true">{tenths.format(average)}</strong>
        <Rating rating={average} count={total} bare />
      </Mean>
      <Rows>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0
          return (
            <li key={stars}>
              <Bar
                aria-pressed={chosen === stars}
                aria-label={reviewsText.onlyStars(stars, count)}
                disabled={count === 0 && chosen !== stars}
                onClick={() => onChoose(chosen === stars ? null : stars)}
              >
                <span>{reviewsText.starRow(stars)}</span>
                <Track variant="determinate" value={total > 0 ? (count * 100) / total : 0} aria-hidden="true" />
                <span>{formatNumber(count)}</span>
              </Bar>
            </li>
          )
        })}
      </Rows>
    </Box>
  )
}
