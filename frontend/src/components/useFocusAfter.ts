import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where the focus goes when what had it is gone after a change: answers a ref for that place. Whoever is somewhere else
 * stays there, and what becomes known for the first time is no change.
 */
export function useFocusAfter<Place extends HTMLElement>(change: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const seen = useRef(change)
  useEffect(() => {
    if (Object.is(seen.current, change)) return
    const isFirst = seen.current === undefined
    seen.current = change
    if (isFirst || change === undefined) return
    if (document.activeElement === document.body) place.current?.focus()
  }, [change])
  return place
}
