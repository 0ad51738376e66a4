import { styled } from '@mui/material/styles'
import { Skeleton } from '@/components/Skeleton'
import { media } from '@/lib/design'
import { seenLate } from '../looks'

const Item = styled('li')({ ...seenLate, display: 'grid', gap: 8, paddingBlock: 20 })

/** Two lines on phones, one beside the spread. */
const Words = styled(Skeleton)({ [media.wide]: { blockSize: 24 } })

/** Reviews still loading, in the boxes of short ones. */
export function ReviewSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <Item key={`empty-${at}`} aria-hidden="true">
      <Skeleton width={240} height={20} />
      <Words height={48} />
    </Item>
  ))
}
