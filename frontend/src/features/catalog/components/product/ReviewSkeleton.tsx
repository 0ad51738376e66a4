import { Skeleton } from '@/components/Skeleton'
import { styled } from '@/lib/styled'
import { seenLate } from '../looks'

const Item = styled('li')({ ...seenLate, display: 'grid', gap: 8, paddingBlock: 20 })

/** Reviews still loading, in the boxes of short ones. */
export function ReviewSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <Item key={`empty-${at}`} aria-hidden="true">
      <Skeleton width={240} height={20} />
      <Skeleton width="80%" height={24} />
    </Item>
  ))
}
