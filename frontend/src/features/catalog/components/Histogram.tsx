import { styled } from '@mui/material/styles'
import { Rating } from '@/components/Rating'

const Box = styled('div')({ display: 'grid', gap: 16, alignContent: 'start' })
const Average = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > b': { fontSize: '2.75rem', lineHeight: 1, fontWeight: 700 },
})
const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr) 40px', gap: 12, alignItems: 'center' },
  '& li > span:last-of-type': { textAlign: 'end', color: theme.vars.palette.text.secondary },
}))
const Track = styled('span')(({ theme }) => ({
  display: 'block',
  blockSize: 10,
  borderRadius: 5,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.star.track,
  '& > span': { display: 'block', blockSize: 10, backgroundColor: theme.vars.palette.star.fill },
}))

/** How the ratings are spread; `counts` goes from one star to five. */
export function Histogram({ counts, average }: { counts: readonly number[]; average: number }) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <Box>
      <Average>
        <b aria-hidden="true">{average.toFixed(1)}</b>
        <Rating rating={average} count={total} />
      </Average>
      <Rows>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0
          return (
            <li key={stars}>
              <span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
              <Track aria-hidden="true">
                <span style={{ inlineSize: total > 0 ? `${(count * 100) / total}%` : 0 }} />
              </Track>
              <span>{count}</span>
            </li>
          )
        })}
      </Rows>
    </Box>
  )
}
