/** Where the pointer is heading, so that a menu may stay open for one that is on its way into it. */
import { useRef, type PointerEvent } from 'react'

type Point = { x: number; y: number }

/** Down into a panel below the row. */
export const isHeadingDown = (from: Point, to: Point) => to.y - from.y > Math.abs(to.x - from.x) / 3

/** Sideways into a sub-menu beside the list. */
export const isHeadingAside = (from: Point, to: Point) => Math.abs(to.x - from.x) > Math.abs(to.y - from.y) / 3

/** Remembers the last place of a mouse; `follow` belongs on the element that holds all items. */
export function useLastPoint() {
  const last = useRef<Point>({ x: 0, y: 0 })
  const follow = (event: PointerEvent) => {
    last.current = { x: event.clientX, y: event.clientY }
  }
  /** Whether the move from the last place to this event goes this way. */
  const heads = (event: PointerEvent, way: (from: Point, to: Point) => boolean) =>
    way(last.current, { x: event.clientX, y: event.clientY })
  return { follow, heads }
}
