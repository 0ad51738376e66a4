import { useEffect, useRef, useState } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { ProductTile } from '@/components/ProductTile'
import { Sheet } from '@/components/Sheet'
import { media, radius, type TileName } from '@/lib/design'
import type { Picture } from '../api'
import { catalogText } from '../text'
import { Thumbnails } from './Thumbnails'

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
const Track = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: radius.dialog,
  '& > button': {
    flex: '0 0 100%',
    scrollSnapAlign: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
    '&:focus-visible': { outlineOffset: -4 },
  },
})
const Arrow = styled('button')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 22px)',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  placeItems: 'center',
  borderRadius: radius.pill,
  border: `1px solid ${theme.vars.palette.control}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.raised,
  cursor: 'pointer',
  [media.wide]: { [media.hover]: { display: 'grid' } },
}))
const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  padding: '2px 10px',
  borderRadius: radius.pill,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.inverse.label,
  backgroundColor: theme.vars.palette.inverse.ground,
}))
const Zoomed = styled('div')({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: 16,
  '& > div': { inlineSize: 'min(100%, 82dvh, 900px)' },
})

type GalleryProps = {
  pictures: readonly Picture[]
  tile: TileName
  title: string
  shown: number
  onShow: (at: number) => void
}

/** The pictures of a product: swipe or arrows, every thumbnail in sight, a click enlarges. */
export function Gallery({ pictures, tile, title, shown, onShow }: GalleryProps) {
  const track = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(false)
  useEffect(() => {
    const element = track.current
    if (!element || Math.round(element.scrollLeft / element.clientWidth) === shown) return
    element.scrollTo?.({ left: shown * element.clientWidth })
  }, [shown])
  const follow = () => {
    const element = track.current
    if (!element || element.clientWidth === 0) return
    const offset = element.scrollLeft / element.clientWidth
    const at = Math.round(offset)
    // Only a settled position counts, or the strip would fight the scroll that a thumbnail started.
    if (Math.abs(offset - at) < 0.02 && at !== shown) onShow(at)
  }
  const step = (by: 1 | -1) => () => onShow((shown + by + pictures.length) % pictures.length)
  const many = pictures.length > 1
  const current = pictures[shown] ?? pictures[0]
  return (
    <Frame {...(many ? {} : { 'data-single': '' })}>
      <Stage>
        <Track ref={track} onScroll={follow}>
          {pictures.map((picture, at) => (
            <button
              key={picture.url}
              type="button"
              aria-label={`${catalogText.zoom}: ${picture.alt || title}`}
              tabIndex={at === shown ? 0 : -1}
              onClick={() => setZoom(true)}
            >
              <ProductTile
                src={picture.url}
                alt={picture.alt || title}
                tile={tile}
                size={640}
                eager={at === 0}
                first={at === 0}
              />
            </button>
          ))}
          {pictures.length === 0 && <ProductTile src={null} tile={tile} />}
        </Track>
        {many && (
          <>
            <Arrow
              type="button"
              aria-label={catalogText.previousPicture}
              onClick={step(-1)}
              style={{ insetInlineStart: 12 }}
            >
              <Icon name="chevronLeft" />
            </Arrow>
            <Arrow type="button" aria-label={catalogText.nextPicture} onClick={step(1)} style={{ insetInlineEnd: 12 }}>
              <Icon name="chevronRight" />
            </Arrow>
            <Count aria-hidden="true">
              {shown + 1} / {pictures.length}
            </Count>
          </>
        )}
      </Stage>
      {many && <Thumbnails pictures={pictures} tile={tile} shown={shown} onShow={onShow} />}
      {zoom && current && (
        <Sheet open onClose={() => setZoom(false)} title={title} side="full">
          <Zoomed>
            <ProductTile src={current.url} alt={current.alt || title} tile={tile} size={900} eager />
          </Zoomed>
        </Sheet>
      )}
    </Frame>
  )
}
