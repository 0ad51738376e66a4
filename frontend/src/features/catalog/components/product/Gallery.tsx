import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import { onDemand } from '@/components/onDemand'
import { ownWidth, widths } from '@/components/PictureSource'
import { ProductTile } from '@/components/ProductTile'
import { media, radius, type TileName } from '@/lib/design'
import type { Picture } from '../../api'
import { Arrow } from '../Arrow'
import { galleryStage, thumbnail } from '../styles'
import { ShareButton } from '../ShareButton'
import { productPageText } from './text'

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  [media.wide]: {
    gridTemplateColumns: '64px minmax(0, 1fr)',
    gap: 12,
    alignItems: 'start',
    '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
/** Where the picture stands. */
export const Stage = styled('div')({ position: 'relative', [media.wide]: { order: 2 } })
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
    display: 'block',
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
const Main = styled(ProductTile)(galleryStage)
/** What lies over the picture's corner. */
export const Corner = styled('div')({
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
const ZoomDialog = onDemand(async () => (await import('./ZoomDialog')).ZoomDialog)
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
  // The picture that is seen first: it alone is fetched at once.
  const [first] = useState(shown)
  const { follow, show } = useStrip(track, shown, onShow)
  useEffect(show, [show])
  const step = (by: 1 | -1) => () => onShow((shown + by + pictures.length) % pictures.length)
  const many = pictures.length > 1
  const position = productPageText.picture(shown + 1, pictures.length)
  return (
    <Frame {...(many ? {} : { 'data-single': '' })}>
      <Stage id={panel} {...(many ? { role: 'tabpanel', 'aria-label': position } : {})}>
        <Track ref={track} onScroll={follow}>
          {pictures.map((picture, at) => (
            <ButtonBase
              key={picture.url}
              aria-label={productPageText.enlarge(picture.alt || title)}
              aria-hidden={at !== shown}
              tabIndex={at === shown ? 0 : -1}
              style={ownWidth(picture.width)}
              onClick={() => setZoomed(true)}
            >
              <Main
                src={picture}
                alt={picture.alt || title}
                tile={tile}
                size={640}
                sizes={widths.gallery}
                eager={at === first}
                first={at === first}
              />
            </ButtonBase>
          ))}
          {pictures.length === 0 && <Empty tile={tile} title={title} />}
        </Track>
        <Corner>
          {children}
          <ShareButton title={title} />
        </Corner>
        {many && (
          <>
            <Arrow
              color="raised"
              aria-label={productPageText.previousPicture}
              onClick={step(-1)}
              style={{ ...place, insetInlineStart: 12 }}
            >
              <ChevronLeftIcon />
            </Arrow>
            <Arrow
              color="raised"
              aria-label={productPageText.nextPicture}
              onClick={step(1)}
              style={{ ...place, insetInlineEnd: 12 }}
            >
              <ChevronRightIcon />
            </Arrow>
            <Count aria-hidden="true">
              {shown + 1} / {pictures.length}
            </Count>
          </>
        )}
      </Stage>
      {many && <Thumbnails panel={panel} pictures={pictures} tile={tile} shown={shown} onShow={onShow} />}
      <ZoomDialog open={zoomed} onClose={() => setZoomed(false)} {...{ pictures, tile, title, shown, onShow }} />
    </Frame>
  )
}

/** A product without pictures keeps the room of one. */
function Empty({ tile, title }: Pick<GalleryProps, 'tile' | 'title'>) {
  return (
    <div style={{ flex: '0 0 100%' }}>
      <Main src={null} alt={title} tile={tile} />
    </div>
  )
}

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [media.wide]: { flexDirection: 'column', flexWrap: 'nowrap' },
  '& button': {
    ...thumbnail,
    padding: 2,
    border: '2px solid transparent',
    borderRadius: radius.card,
    '& > div': { borderRadius: radius.field },
  },
  '& button[aria-selected=true]': { borderColor: theme.vars.palette.primary.main },
  '& button[data-more]': {
    fontWeight: 650,
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.control,
  },
}))

const Tabs = styled('div')({ display: 'contents' })

/** As many as stand beside the picture; of more, the last place says how many. */
const most = 7

type ThumbnailsProps = {
  /** The id of the element that shows the chosen picture. */
  panel: string
  pictures: readonly Picture[]
  tile: TileName
  shown: number
  onShow: (at: number) => void
}

/** Where a key leads among so many pictures; none for keys that lead nowhere. */
function targetOf(key: string, shown: number, last: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(last, shown + 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, shown - 1)
  return undefined
}

/** All pictures small; arrow keys walk through them. */
function Thumbnails({ panel, pictures, tile, shown, onShow }: ThumbnailsProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [all, setAll] = useState(false)
  const visible = all || pictures.length <= most || shown >= most - 1 ? pictures : pictures.slice(0, most - 1)
  const hidden = pictures.length - visible.length
  const walk = (event: KeyboardEvent) => {
    const to = targetOf(event.key, shown, visible.length - 1)
    if (to === undefined) return
    event.preventDefault()
    onShow(to)
    strip.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <Strip ref={strip}>
      <Tabs role="tablist" aria-label={productPageText.pictures}>
        {visible.map((picture, at) => (
          <ButtonBase
            key={picture.url}
            role="tab"
            aria-controls={panel}
            aria-selected={at === shown}
            aria-label={picture.alt || productPageText.picture(at + 1, pictures.length)}
            tabIndex={at === shown ? 0 : -1}
            onKeyDown={walk}
            onClick={() => onShow(at)}
          >
            <ProductTile src={picture} tile={tile} size={64} />
          </ButtonBase>
        ))}
      </Tabs>
      {hidden > 0 && (
        <ButtonBase
          data-more=""
          aria-label={productPageText.morePictures(hidden)}
          onClick={() => {
            setAll(true)
            onShow(most - 1)
          }}
        >
          +{hidden}
        </ButtonBase>
      )}
    </Strip>
  )
}

/**
 * A strip of full-width pictures: `show` scrolls to the chosen one, `follow` chooses the one that a
 * swipe has led to. From right to left the browser counts positions below zero.
 */
function useStrip(strip: RefObject<HTMLElement | null>, shown: number, onShow: (at: number) => void) {
  const show = useCallback(() => {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    if (Math.round(Math.abs(element.scrollLeft) / element.clientWidth) === shown) return
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollTo({ left: sign * shown * element.clientWidth })
  }, [strip, shown])
  const follow = () => {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    const offset = Math.abs(element.scrollLeft) / element.clientWidth
    const at = Math.round(offset)
    // Only a settled position counts, or the strip would fight the scroll that a thumbnail started.
    if (Math.abs(offset - at) < 0.02 && at !== shown) onShow(at)
  }
  return { show, follow }
}
