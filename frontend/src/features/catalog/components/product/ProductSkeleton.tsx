import { styled } from '@mui/material/styles'
import { ownWidth } from '@/components/PictureSource'
import { usePreview } from '@/components/Preview'
import { PreviewTile } from '@/components/PreviewTile'
import { Skeleton } from '@/components/Skeleton'
import { media, radius } from '@/lib/design'
import { seenLate } from '../looks'
import { ProductColumns } from './ProductLayout'

const Box = styled('div')(seenLate)
const Trail = styled('div')({ display: 'flex', alignItems: 'center', blockSize: 44 })
const Pictures = styled('div')({
  display: 'grid',
  gap: 12,
  inlineSize: '100%',
  maxInlineSize: 560,
  marginInline: 'auto',
  [media.wide]: { maxInlineSize: 'none', gridTemplateColumns: '64px minmax(0, 1fr)', alignItems: 'start' },
})
const Square = styled(Skeleton)({ aspectRatio: '1 / 1', borderRadius: radius.dialog })
const Thumbs = styled('div')({
  display: 'flex',
  gap: 8,
  // Below the picture in the markup, and on narrow screens in sight.
  [media.wide]: { order: -1, flexDirection: 'column' },
})
const Words = styled('div')({ display: 'grid', gap: 20, alignContent: 'start' })

/** The product page before its product has come, in the same boxes. */
export function ProductSkeleton() {
  const preview = usePreview()
  return (
    <Box aria-busy="true">
      <Trail>
        <Skeleton width={220} height={20} />
      </Trail>
      <ProductColumns>
        <Pictures style={ownWidth(preview?.width ?? null)}>
          <PreviewTile at={0} size={640}>
            <Square height="auto" />
          </PreviewTile>
          <Thumbs>
            {[0, 1, 2].map((at) => (
              <Skeleton key={at} width={64} height={64} />
            ))}
          </Thumbs>
        </Pictures>
        <Words>
          <Skeleton width="35%" height={20} />
          {preview ? <h1>{preview.title}</h1> : <Skeleton width="85%" height={38} />}
          <Skeleton width="45%" height={20} />
          <Skeleton width="40%" height={36} />
          <Skeleton height={80} />
          <Skeleton height={48} />
          <Skeleton height={180} />
        </Words>
      </ProductColumns>
    </Box>
  )
}
