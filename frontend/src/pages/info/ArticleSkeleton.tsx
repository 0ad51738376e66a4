import { styled } from '@mui/material/styles'
import { Skeleton } from '@/components/Skeleton'
import { media } from '@/lib/design'
import { infoText } from './text'

const Lines = styled('div')({ display: 'grid', gap: 12, maxInlineSize: '68ch' })
const Fold = styled('div')({ marginBlock: '12px', [media.desktop]: { display: 'none' } })
const Heading = styled('div')({ marginBlock: '28px 0' })

/** The boxes of lead, date and text while they are on the way. */
export function ArticleSkeleton() {
  return (
    <Lines role="status" aria-busy="true" aria-label={infoText.loading}>
      <Skeleton height={24} />
      <Skeleton height={24} width="60%" />
      <Skeleton height={20} width={180} />
      <Fold>
        <Skeleton height={50} />
      </Fold>
      {['a', 'b', 'c'].map((part) => (
        <Lines key={part}>
          <Heading>
            <Skeleton height={30} width="45%" />
          </Heading>
          <Skeleton height={20} />
          <Skeleton height={20} />
          <Skeleton height={20} width="70%" />
        </Lines>
      ))}
    </Lines>
  )
}
