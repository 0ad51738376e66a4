import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** The steps of the buttons and keys; two fingers reach anything between. */
const steps = [1, 1.5, 2, 3]
const most = 3
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
export function useZoom(view: RefObject<HTMLElement | null>, onTurn: (by: 1 | -1) => unknown) {
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
    const next = by > 0 ? steps.find((scale) => scale > zoom) : steps.findLast((scale) => scale < zoom)
    if (next !== undefined) zoomTo(next)
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
