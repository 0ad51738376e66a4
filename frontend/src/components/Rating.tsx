import type { ComponentProps } from 'react'
import MuiRating from '@mui/material/Rating'
import { styled } from '@mui/material/styles'
import StarIcon from 'lucide-react/icons/star'
import { formatNumber } from '@/lib/language'
import { formatRating } from '@/lib/rating'
import { componentText } from './text'

type RatingProps = {
  rating: number
  /** What is rated, in words, where another rating stands near. */
  name?: string
  count?: number
  compact?: boolean
  /** Without the numeral: it stands beside. */
  bare?: boolean
}


const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 550 },
}))

/** A star, whole or as a line. */
export const Star = ({ hollow = false, ...rest }: ComponentProps<typeof StarIcon> & { hollow?: boolean }) => (
  <StarIcon size="1em" fill={hollow ? 'none' : 'currentColor'} {...rest} />
)

const One = styled(Star)(({ theme }) => ({ fontSize: 16, color: theme.vars.palette.star.fill }))
const whole = <Star />

/** Stars filled to tenths with the number and the count beside them; compact shows a single star. */
export function Rating({ rating, name, count, compact = false, bare = false }: RatingProps) {
  const stars = formatRating(rating)
  const words = count === undefined ? componentText.rating(stars) : componentText.ratingOf(stars, count)
  return (
    <Line role="img" aria-label={name ? `${name} ${words}` : words}>
      {compact ? (
        <One />
      ) : (
        <MuiRating readOnly size="small" value={rating} precision={0.1} icon={whole} emptyIcon={whole} aria-hidden="true" />
      )}
      {name}
      {!bare && <b>{stars}</b>}
      {count !== undefined && <span>({formatNumber(count)})</span>}
    </Line>
  )
}
