import { styled } from '@mui/material/styles'
import { Rating } from '@/components/Rating'
import { formatNumber, locale } from '@/lib/language'
import { media, motion, radius } from '@/lib/design'
import { reviewsText } from './text'

const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const Box = styled('div')({ display: 'grid', gap: 12, alignContent: 'start' })
const Mean = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > strong': theme.typography.figure,
}))
const Rows = styled('ul')({ marginInline: -8 })
const Bar = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 40px',
  gap: 12,
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: 44,
  padding: '0 8px',
  border: 0,
  borderRadius: radius.field,
  background: 'none',
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.press}`,
  '& > span:last-of-type': { textAlign: 'end', color: theme.vars.palette.text.secondary },
  [media.hover]: { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
  '&[aria-pressed=true]': {
    fontWeight: 650,
    color: theme.vars.palette.tint.label,
    backgroundColor: theme.vars.palette.tint.ground,
    '& > span:last-of-type': { color: 'inherit' },
  },
  '&:disabled': { cursor: 'default', backgroundColor: 'transparent' },
}))
const Track = styled('span')(({ theme }) => ({
  display: 'block',
  blockSize: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.star.track,
  '& > span': { display: 'block', blockSize: 8, backgroundColor: theme.vars.palette.star.fill },
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
export function Histogram({ counts, average, chosen, onChoose }: HistogramProps) {
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
                type="button"
                aria-pressed={chosen === stars}
                aria-label={reviewsText.onlyStars(stars, count)}
                disabled={count === 0 && chosen !== stars}
                onClick={() => onChoose(chosen === stars ? null : stars)}
              >
                <span>{reviewsText.starRow(stars)}</span>
                <Track>
                  <span style={{ inlineSize: total > 0 ? `${(count * 100) / total}%` : 0 }} />
                </Track>
                <span>{formatNumber(count)}</span>
              </Bar>
            </li>
          )
        })}
      </Rows>
    </Box>
  )
}
