import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import MinusIcon from 'lucide-react/icons/minus'
import PlusIcon from 'lucide-react/icons/plus'
import { flushSync } from 'react-dom'
import { ProductTile } from '@/components/ProductTile'
import { Sheet } from '@/components/Sheet'
import type { TileName } from '@/lib/design'
import type { Picture } from '../../api'
import { productPageText } from './text'

/** Around the picture, in px. */
const margin = 16
/** So much of the screen's height a whole picture takes. */
const heightShare = 0.72

const View = styled('div')({
  display: 'grid',
  blockSize: '100%',
  padding: margin,
  overflow: 'auto',
  placeItems: 'safe center',
  // Fingers scale and move the picture, never the page.
  touchAction: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '& > div': { inlineSize: `calc(min(100%, ${100 * heightShare}dvh) * var(--zoom))`, maxInlineSize: 'none', userSelect: 'none' },
})
const Foot = styled('div')({ display: 'grid', gap: 4, justifyItems: 'center' })
const Caption = styled('p')(({ theme }) => ({
  minBlockSize: 20,
  ...theme.typography.body2,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}))
const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& output': { minInlineSize: 56, textAlign: 'center', fontWeight: 550 },
  '& button[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
})

const Scale = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, '&[data-idle]': { visibility: 'hidden' } })

/** How wide the picture stands at this scale, for the choice among its renditions. */
const sizesAt = (zoom: number) => `(orientation:landscape) ${Math.round(100 * heightShare * zoom)}vh, ${Math.round(100 * zoom)}vw`

/** What the enlarged picture needs. */
export type ZoomDialogProps = {
  open: boolean
  onClose: () => void
  pictures: readonly Picture[]
  tile: TileName
  title: string
  shown: number
  onShow: (at: number) => void
}

/**
 * A picture as large as the screen and, as far as it is sharp, larger: + and − or two fingers scale it, the
 * mouse or a finger moves it, ← and → or a swipe change it, Esc closes.
 */
export function ZoomDialog({ open, onClose, pictures, tile, title, shown, onShow }: ZoomDialogProps) {
  const view = useRef<HTMLDivElement>(null)
  const many = pictures.length > 1
  const next = (by: 1 | -1) => many && onShow((shown + by + pictures.length) % pictures.length)
  const picture = pictures[shown]
  const most = picture ? sharpUpTo(picture) : 1
  const { zoom, step, reset, atLeast, atMost, handlers } = useZoom(view, most, next)
  const turn = (by: 1 | -1) => {
    reset()
    next(by)
  }
  const listen = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') step(1)
    if (key === '-') step(-1)
    // Enlarged, the arrow keys move the picture under its window.
    if (zoom === 1 && key === 'ArrowRight') turn(1)
    if (zoom === 1 && key === 'ArrowLeft') turn(-1)
  })
  useEffect(() => {
    if (!open) return
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [open])
  const close = () => {
    reset()
    onClose()
  }
  const words = picture?.alt || title
  const button = (label: string, Icon: LucideIcon, press: () => void, atEnd = false) => (
    <IconButton aria-label={label} aria-disabled={atEnd} onClick={press}>
      <Icon />
    </IconButton>
  )
  const footer = (
    <Foot>
      <Caption aria-live="polite">
        {words}
        {many && ` · ${shown + 1} / ${pictures.length}`}
      </Caption>
      {(many || most > 1) && (
        <Tools>
          {many && button(productPageText.previousPicture, ChevronLeftIcon, () => turn(-1))}
          {/* Its room is kept, so that leafing through stays under the finger. */}
          <Scale data-idle={most === 1 || undefined}>
            {button(productPageText.zoomOut, MinusIcon, () => step(-1), atLeast)}
            <output>{productPageText.zoomed(Math.round(zoom * 100))}</output>
            {button(productPageText.zoomIn, PlusIcon, () => step(1), atMost)}
          </Scale>
          {many && button(productPageText.nextPicture, ChevronRightIcon, () => turn(1))}
        </Tools>
      )}
    </Foot>
  )
  return (
    <Sheet open={open} onClose={close} title={title} side="full" footer={footer}>
      <View
        ref={view}
        style={{ '--zoom': zoom } as object}
        tabIndex={0}
        role="group"
        aria-label={words}
        onDragStart={(event) => event.preventDefault()}
        {...handlers}
      >
        {picture && (
          <ProductTile key={picture.url} src={picture} alt={words} tile={tile} size={640} sizes={sizesAt(zoom)} eager />
        )}
      </View>
    </Sheet>
  )
}

/** Pictures of fewer pixels across are not enlarged. */
const leastPixels = 800

/** How far a picture can be enlarged before its pixels are too few for the screen; one of unknown size cannot. */
function sharpUpTo({ width, height }: Picture): number {
  if (width === null || width < leastPixels) return 1
  const { innerWidth, innerHeight, devicePixelRatio } = window
  const side = Math.min(innerWidth - 2 * margin, innerHeight * heightShare)
  // Its longer side fills the tile.
  return Math.max(1, Math.max(width, height ?? 0) / (side * devicePixelRatio))
}

/** The steps of the buttons and keys on the way to the most; two fingers reach anything between. */
const steps = [1, 1.5, 2, 3]
/** How far a finger must go along the line to turn to another picture. */
const swipe = 48

interface Point {
  x: number
  y: number
}

/** One gesture: where its fingers began, and what was seen then. */
interface Gesture {
  start: Point
  scroll: Point
  spread: number
  zoom: number
}

const spreadOf = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0)

/** Where the middle of what is seen lies, as shares of the whole. */
function middleOf({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }: HTMLElement): Point {
  return { x: (scrollLeft + clientWidth / 2) / scrollWidth, y: (scrollTop + clientHeight / 2) / scrollHeight }
}

/** Brings this place of the whole into the middle. */
function showMiddle(window: HTMLElement, { x, y }: Point): void {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = window
  window.scrollTo({ left: x * scrollWidth - clientWidth / 2, top: y * scrollHeight - clientHeight / 2 })
}

/**
 * The scale of a picture in a window that scrolls: by steps, by two fingers, by a double press. One
 * finger or the mouse moves an enlarged picture; over a whole one it turns to the next.
 */
function useZoom(view: RefObject<HTMLElement | null>, most: number, onTurn: (by: 1 | -1) => unknown) {
  const [zoom, setZoom] = useState(1)
  const fingers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture | null>(null)
  const zoomTo = (wanted: number) => {
    const middle = view.current && middleOf(view.current)
    // It grows at once, so that its middle can be kept where it was.
    flushSync(() => setZoom(Math.min(most, Math.max(1, wanted))))
    if (view.current && middle) showMiddle(view.current, middle)
  }
  const step = (by: 1 | -1) => {
    if (by > 0) zoomTo(steps.find((scale) => scale > zoom) ?? most)
    else zoomTo(steps.findLast((scale) => scale < zoom) ?? 1)
  }
  const begin = () => {
    const points = [...fingers.current.values()]
    const [start] = points
    if (!start || !view.current) return
    const scroll = { x: view.current.scrollLeft, y: view.current.scrollTop }
    gesture.current = { start, scroll, spread: spreadOf(points), zoom }
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    begin()
  }
  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    const now = gesture.current
    if (!now || !fingers.current.has(pointerId)) return
    fingers.current.set(pointerId, { x, y })
    const spread = spreadOf([...fingers.current.values()])
    if (spread > 0 && now.spread > 0) zoomTo((now.zoom * spread) / now.spread)
    else view.current?.scrollTo({ left: now.scroll.x + now.start.x - x, top: now.scroll.y + now.start.y - y })
  }
  const lift = ({ pointerId, clientX, clientY, type }: PointerEvent<HTMLElement>) => {
    const now = gesture.current
    fingers.current.delete(pointerId)
    gesture.current = null
    if (fingers.current.size > 0) return begin()
    const across = clientX - (now?.start.x ?? clientX)
    const down = clientY - (now?.start.y ?? clientY)
    const isSwipe = zoom === 1 && now?.spread === 0 && Math.abs(across) > Math.max(swipe, Math.abs(down))
    if (isSwipe && type === 'pointerup') onTurn(isForwards(view.current, across) ? 1 : -1)
  }
  return {
    zoom,
    step,
    reset: () => setZoom(1),
    atLeast: zoom <= 1,
    atMost: zoom >= most,
    /** To be spread on the window. */
    handlers: {
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: () => zoomTo(zoom > 1 ? 1 : 2),
    },
  }
}

/** Whether a finger that went so far across pulls the next picture in; from right to left it goes the other way. */
function isForwards(view: HTMLElement | null, across: number): boolean {
  const isRightToLeft = view !== null && getComputedStyle(view).direction === 'rtl'
  return across < 0 !== isRightToLeft
}
