import { useRef, type PointerEvent } from 'react'

export const swipeThreshold = 50

/** Less than this is the trembling of a press. */
const slack = 8

/** Moves an element sideways with the finger; let go beyond 50 px it is swiped away, before that it returns. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null)
  const distanceTo = (event: PointerEvent) => (start.current === null ? 0 : event.clientX - start.current)
  const onPointerDown = (event: PointerEvent) => {
    start.current = event.clientX
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const distance = distanceTo(event)
    if (Math.abs(distance) < slack) return
    // From here on the finger belongs to the toast, also when it leaves it.
    event.currentTarget.setPointerCapture?.(event.pointerId)
    event.currentTarget.style.translate = `${distance}px`
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const distance = distanceTo(event)
    start.current = null
    if (Math.abs(distance) >= swipeThreshold) onSwipe()
    else event.currentTarget.style.translate = ''
  }
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    start.current = null
    event.currentTarget.style.translate = ''
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
