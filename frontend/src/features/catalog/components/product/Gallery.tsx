import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { ownWidth, widths } from '@/components/PictureSource'
import { ProductTile } from '@/components/ProductTile'
import { toast } from '@/components/toast/queue'
import { media, radius, type TileName } from '@/lib/design'
import type { Picture } from '../../api'
import { catalogText } from '../../text'
import { useStrip } from '../../useStrip'
import { Arrow } from '../Arrow'
import { ShareButton } from '../share/ShareButton'
import { productPageText } from './text'
import { Thumbnails } from './Thumbnails'
import type { ZoomDialogProps } from './ZoomDialog'

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [media.wide]: {
    gridTemplateColumns: '64px minmax(0, 1fr)',
    alignItems: 'start',
    '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
const Stage = styled('div')({ position: 'relative', [media.wide]: { order: 2 } })
const Track = styled('div')(({ theme }) => ({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: radius.dialog,
  '& > button': {
    position: 'relative',
    flex: '0 0 100%',
    scrollSnapAlign: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
    // The strip cuts off what lies outside, so the double ring lies inside, over the picture.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: radius.dialog,
      border: `2px solid ${theme.vars.palette.primary.main}`,
      boxShadow: `inset 0 0 0 2px ${theme.vars.palette.background.default}`,
    },
  },
}))
const Corner = styled('div')({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 12,
  insetInlineEnd: 12,
  display: 'grid',
  gap: 8,
})
const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  padding: '2px 10px',
  borderRadius: radius.pill,
  ...theme.typography.caption,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.inverse.label,
  backgroundColor: theme.vars.palette.inverse.ground,
}))
const loadDialog = () => import('./ZoomDialog').then((module) => module.ZoomDialog)
const place = { insetBlockStart: 'calc(50% - 22px)' }

type GalleryProps = {
  pictures: readonly Picture[]
  tile: TileName
  title: string
  shown: number
  onShow: (at: number) => void
  /** Stands in the corner of the picture, beside sharing. */
  children?: ReactNode
}

/** The pictures of a product: swipe or arrows, every thumbnail in sight, a click enlarges. */
export function Gallery({ pictures, tile, title, shown, onShow, children }: GalleryProps) {
  const track = useRef<HTMLDivElement>(null)
  const panel = useId()
  const [zoomed, setZoomed] = useState(false)
  const [ZoomDialog, setZoomDialog] = useState<ComponentType<ZoomDialogProps> | null>(null)
  // The picture that is seen first: it alone is fetched at once.
  const [first] = useState(shown)
  const { follow, show } = useStrip(track, shown, onShow)
  useEffect(show, [show])
  const step = (by: 1 | -1) => () => onShow((shown + by + pictures.length) % pictures.length)
  const enlarge = async () => {
    try {
      const dialog = await loadDialog()
      setZoomDialog(() => dialog)
      setZoomed(true)
    } catch {
      toast.error(catalogText.partFailed)
    }
  }
  const many = pictures.length > 1
  const position = productPageText.picture(shown + 1, pictures.length)
  return (
    <Frame {...(many ? {} : { 'data-single': '' })}>
      <Stage id={panel} {...(many ? { role: 'tabpanel', 'aria-label': position } : {})}>
        <Track ref={track} onScroll={follow}>
          {pictures.map((picture, at) => (
            <button
              key={picture.url}
              type="button"
              aria-label={productPageText.enlarge(picture.alt || title)}
              aria-hidden={at !== shown}
              tabIndex={at === shown ? 0 : -1}
              style={ownWidth(picture.width)}
              onClick={() => void enlarge()}
            >
              <ProductTile
                src={picture}
                alt={picture.alt || title}
                tile={tile}
                size={640}
                sizes={widths.gallery}
                eager={at === first}
                first={at === first}
              />
            </button>
          ))}
          {pictures.length === 0 && <Empty tile={tile} />}
        </Track>
        <Corner>
          {children}
          <ShareButton title={title} />
        </Corner>
        {many && (
          <>
            <Arrow
              type="button"
              aria-label={productPageText.previousPicture}
              onClick={step(-1)}
              style={{ ...place, insetInlineStart: 12 }}
            >
              <Icon name="chevronLeft" />
            </Arrow>
            <Arrow
              type="button"
              aria-label={productPageText.nextPicture}
              onClick={step(1)}
              style={{ ...place, insetInlineEnd: 12 }}
            >
              <Icon name="chevronRight" />
            </Arrow>
            <Count aria-hidden="true">
              {shown + 1} / {pictures.length}
            </Count>
          </>
        )}
      </Stage>
      {many && <Thumbnails panel={panel} pictures={pictures} tile={tile} shown={shown} onShow={onShow} />}
      {ZoomDialog && (
        <ZoomDialog open={zoomed} onClose={() => setZoomed(false)} {...{ pictures, tile, title, shown, onShow }} />
      )}
    </Frame>
  )
}

/** A product without pictures keeps the room of one. */
function Empty({ tile }: { tile: TileName }) {
  return (
    <div style={{ flex: '0 0 100%' }}>
      <ProductTile src={null} tile={tile} />
    </div>
  )
}
