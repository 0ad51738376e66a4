import { useId } from 'react'
import { styled } from '@mui/material/styles'
import { NativeSelect } from '@/components/form/NativeSelect'
import { media, unseen } from '@/lib/design'
import { reviewSorts, type ReviewSort } from '../../reviews'
import { reviewsText } from './text'

const Box = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& label': theme.typography.subtitle2,
  // Phones need the room for the count beside it: a second line would move the reviews when that comes.
  [media.phone]: { '& label': unseen },
}))

/** In which order reviews stand. */
export function SortReviews({ value, onChange }: { value: ReviewSort; onChange: (sort: ReviewSort) => void }) {
  const id = useId()
  return (
    <Box>
      <label htmlFor={id}>{reviewsText.sort}</label>
      <NativeSelect
        id={id}
        value={value}
        onChange={({ target }) => onChange(reviewSorts.find((sort) => sort === target.value) ?? reviewSorts[0])}
      >
        {reviewSorts.map((sort) => (
          <option key={sort} value={sort}>
            {reviewsText.sorts[sort]}
          </option>
        ))}
      </NativeSelect>
    </Box>
  )
}
