import { styled } from '@mui/material/styles'
import { Skeleton } from '@/components/Skeleton'
import { seenLate } from '../looks'

const Group = styled('div')({ ...seenLate, display: 'grid', gap: 20, paddingBlock: '16px 20px' })

/** The rows of the first groups of filters. */
const groups = [3, 6, 5]

/** The filters still loading, in about the boxes of the real ones. */
export function FacetSkeleton() {
  return groups.map((rows) => (
    <Group key={rows} aria-hidden="true">
      <Skeleton width="50%" height={24} />
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} width={at % 2 ? '70%' : '85%'} height={24} />
      ))}
    </Group>
  ))
}
