import { Rating } from '@/components/Rating'
import { formatNumber } from '@/lib/language'
import { styled } from '@/lib/styled'
import { productPageText } from './text'

const Box = styled('div')({ display: 'grid', gap: 16, alignContent: 'start' })
const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr) 40px', gap: 12, alignItems: 'center' },
  '& li > span:last-of-type': { textAlign: 'end', color: theme.vars.palette.text.secondary },
}))
const Track = styled('span')(({ theme }) => ({
  display: 'block',
  blockSize: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.star.track,
  '& > span': { display: 'block', blockSize: 8, backgroundColor: theme.vars.palette.star.fill },
}))

/** How the ratings are spread; `counts` goes from one star to five. */
export function Histogram({ counts, average }: { counts: readonly number[]; average: number }) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <Box>
      <Rating rating={average} count={total} />
      <Rows>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0
          return (
            <li key={stars}>
              <span>{productPageText.starRow(stars)}</span>
              <Track aria-hidden="true">
                <span style={{ inlineSize: total > 0 ? `${(count * 100) / total}%` : 0 }} />
              </Track>
              <span>{formatNumber(count)}</span>
            </li>
          )
        })}
      </Rows>
    </Box>
  )
}
