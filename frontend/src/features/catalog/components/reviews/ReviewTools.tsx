import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { Row } from '@/components/Panel'
import { allReviews, type ReviewFilter } from '../../reviews'
import { Chip } from '../Chip'
import { SortReviews } from './SortReviews'
import { reviewsText } from './text'

const Count = styled('p')({ fontWeight: 550, fontVariantNumeric: 'tabular-nums' })

type ReviewToolsProps = {
  filter: ReviewFilter
  /** How many fit; undefined while that is not known. */
  total: number | undefined
  /** Whether any buyer has sent photos. */
  hasPhotos: boolean
  onChange: (filter: ReviewFilter) => void
}

/** How many reviews are shown, which, and in which order. */
export function ReviewTools({ filter, total, hasPhotos, onChange }: ReviewToolsProps) {
  const isNarrowed = filter.stars !== null || filter.photos
  return (
    <Row spread>
      <Row gap={8}>
        <Count role="status">{total !== undefined && reviewsText.count(total)}</Count>
        {(hasPhotos || filter.photos) && (
          <Chip
            type="button"
            aria-pressed={filter.photos}
            onClick={() => onChange({ ...filter, photos: !filter.photos })}
          >
            <span>{reviewsText.withPhotos}</span>
          </Chip>
        )}
        {isNarrowed && (
          <Button size="small" onClick={() => onChange({ ...allReviews, sort: filter.sort })}>
            {reviewsText.clear}
          </Button>
        )}
      </Row>
      <SortReviews value={filter.sort} onChange={(sort) => onChange({ ...filter, sort })} />
    </Row>
  )
}
