import { Skeleton } from '@/components/Skeleton'
import { media, radius } from '@/lib/design'
import { styled } from '@/lib/styled'
import { seenLate } from '../looks'

const Box = styled('div')(seenLate)
const Trail = styled('div')({ display: 'flex', alignItems: 'center', blockSize: 56 })
const Banner = styled(Skeleton)({
  aspectRatio: '3 / 1',
  borderRadius: radius.dialog,
  [media.wide]: { aspectRatio: '5 / 1' },
})
const Row = styled('div')({
  display: 'flex',
  gap: 16,
  alignItems: 'flex-end',
  blockSize: 52,
  paddingInline: 16,
  [media.wide]: { gap: 24, paddingInline: 32, blockSize: 76 },
})

/** The figures take two lines on phones; wide screens have room beside the mark. */
const Facts = styled(Skeleton)({
  inlineSize: 260,
  blockSize: 48,
  marginBlockStart: 12,
  [media.wide]: { display: 'none' },
})

/** The head of a shop's page while it is on its way, in the same boxes. */
export function ShopSkeleton() {
  return (
    <Box aria-busy="true">
      <Trail>
        <Skeleton width={200} height={20} />
      </Trail>
      <Banner height="auto" />
      <Row>
        <Skeleton width={80} height={40} />
        <Skeleton width={200} height={32} />
      </Row>
      <Facts />
      <Skeleton height={48} style={{ marginBlockStart: 16 }} />
    </Box>
  )
}
