import { styled } from '@mui/material/styles'
import { formatNumber, locale } from '@/lib/language'
import { componentText } from './text'

type RatingProps = {
  rating: number
  count?: number
  compact?: boolean
  /** Without the numeral: it stands beside. */
  bare?: boolean
}

const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** The shape of a star on a grid of 24. */
export const star = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9L12 2.6Z'

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 550 },
}))
const Stars = styled('span')({
  position: 'relative',
  display: 'inline-block',
  blockSize: 16,
  '& svg': { display: 'block' },
})
const Row = styled('svg')({ inlineSize: 80, blockSize: 16, maxInlineSize: 'none' })
const Filled = styled('span')({ position: 'absolute', insetBlock: 0, insetInlineStart: 0, overflow: 'hidden' })

function StarRow({ color, count = 5 }: { color: string; count?: number }) {
  return (
    <Row viewBox={`0 0 ${count * 24} 24`} style={{ inlineSize: count * 16 }} fill={color} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <path key={at} d={star} transform={`translate(${at * 24} 0)`} />
      ))}
    </Row>
  )
}

/** Stars filled to tenths with the number and the count beside them; compact shows a single star. */
export function Rating({ rating, count, compact = false, bare = false }: RatingProps) {
  const stars = tenths.format(rating)
  const words = count === undefined ? componentText.rating(stars) : componentText.ratingOf(stars, count)
  return (
    <Line role="img" aria-label={words}>
      {compact ? (
        <StarRow color="var(--hs-palette-star-fill)" count={1} />
      ) : (
        <Stars>
          <StarRow color="var(--hs-palette-divider)" />
          <Filled style={{ inlineSize: `${rating * 20}%` }}>
            <StarRow color="var(--hs-palette-star-fill)" />
          </Filled>
        </Stars>
      )}
      {!bare && <b>{stars}</b>}
      {count !== undefined && <span>({formatNumber(count)})</span>}
    </Line>
  )
}
