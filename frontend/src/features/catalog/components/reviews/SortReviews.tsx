import { InlineSelect } from '@/components/form/InlineSelect'
import { media, unseen } from '@/lib/design'
import { reviewSorts, type ReviewSort } from '../../reviews'
import { reviewsText } from './text'

const choices = reviewSorts.map((sort) => [sort, reviewsText.sorts[sort]] as const)

/** In which order reviews stand. */
export function SortReviews({ value, onChange }: { value: ReviewSort; onChange: (sort: ReviewSort) => void }) {
  return (
    <InlineSelect
      label={reviewsText.sort}
      value={value}
      choices={choices}
      onChange={onChange}
      // Phones need the room for the count beside it: a second line would move the reviews when that comes.
      sx={{ [media.phone]: { '& .MuiFormControlLabel-label': unseen } }}
    />
  )
}
