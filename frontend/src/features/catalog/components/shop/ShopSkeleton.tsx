import { styled } from '@mui/material/styles'
import { usePreview } from '@/components/Preview'
import { Skeleton } from '@/components/Skeleton'
import { media, radius } from '@/lib/design'
import { seenLate } from '../looks'
import { Facts, ShopFront } from './ShopHead'

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
/** As high as the figures. */
const Figures = styled('div')({ minBlockSize: 48, [media.wide]: { minBlockSize: 24 } })
/** Wide screens have the figures beside the mark. */
const Narrow = styled(Figures)({ marginBlockStart: 12, [media.wide]: { display: 'none' } })

/** What is known of the shop before its answer, or boxes like it. */
function Front() {
  const preview = usePreview()
  if (!preview)
    return (
      <>
        <Banner height="auto" />
        <Row>
          <Skeleton width={80} height={40} />
          <Skeleton width={200} height={32} />
        </Row>
        <Narrow />
      </>
    )
  const [banner = null, logo = null] = preview.pictures
  return (
    <ShopFront shop={{ name: preview.title, tile: preview.tile, banner, logo }}>
      <Facts>
        <Figures />
      </Facts>
    </ShopFront>
  )
}

/** The head of a shop's page while it is on its way, in the same boxes. */
export function ShopSkeleton() {
  return (
    <Box aria-busy="true">
      <Trail>
        <Skeleton width={200} height={20} />
      </Trail>
      <Front />
      <Skeleton height={48} style={{ marginBlockStart: 16 }} />
    </Box>
  )
}
