import { useId, useState } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { star } from '@/components/Rating'
import { media, motion } from '@/lib/design'
import { lineReviewText } from './text'

const Group = styled('fieldset')(({ theme }) => ({
  minInlineSize: 0,
  '& legend': { padding: 0, ...theme.typography.subtitle2 },
  '& p': { display: 'flex', gap: 6, ...theme.typography.body2, color: theme.vars.palette.error.main },
}))
const Row = styled('div')({ display: 'flex', alignItems: 'center', marginInlineStart: -8 })
const Star = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  cursor: 'pointer',
  '& svg': {
    inlineSize: 32,
    blockSize: 32,
    fill: 'none',
    stroke: theme.vars.palette.control,
    strokeWidth: 1.5,
    transition: `fill ${motion.press}`,
  },
  '&[data-lit] svg': { fill: theme.vars.palette.star.fill, stroke: theme.vars.palette.star.fill },
  '& input': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'pointer' },
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: 8,
    outlineOffset: -2,
  },
  [media.hover]: { '&:hover svg': { stroke: theme.vars.palette.star.fill } },
}))
const Word = styled('output')({ fontWeight: 550, marginInlineStart: 8 })

type StarFieldProps = { name: string; error: string | undefined; initial: string; onChoose: (rating: string) => void }

/** One to five stars as a group of radio buttons; the word for the choice stands beside. */
export function StarField({ name, error, initial, onChoose }: StarFieldProps) {
  const errorId = useId()
  const [rating, setRating] = useState(Number(initial))
  const choose = (stars: number) => {
    setRating(stars)
    onChoose(String(stars))
  }
  return (
    <Group {...(error ? { 'aria-describedby': errorId } : {})}>
      <legend>{lineReviewText.rating}</legend>
      <Row>
        {lineReviewText.stars.map((words, at) => (
          <Star key={words} data-lit={at < rating || undefined}>
            <input
              type="radio"
              name={name}
              value={at + 1}
              checked={rating === at + 1}
              aria-label={lineReviewText.starsOf(at + 1, words)}
              onChange={() => choose(at + 1)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} />
            </svg>
          </Star>
        ))}
        <Word>{lineReviewText.stars[rating - 1]}</Word>
      </Row>
      {error && (
        <p id={errorId}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </Group>
  )
}
