import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Returns a ref for the element that gets the focus if the focused element disappears after a change. If the focus
 * is elsewhere it stays there, and the first known value does not count as a change.
 */
export function useFocusAfterChange<Place extends HTMLElement>(change: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const seen = useRef(change)
  useLayoutEffect(() => {
    if (Object.is(seen.current, change)) return
    const isFirst = seen.current === undefined
    seen.current = change
    if (isFirst || change === undefined) return
    if (document.activeElement === document.body) place.current?.focus()
  }, [change])
  return place
}
