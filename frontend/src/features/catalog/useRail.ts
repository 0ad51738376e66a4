import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

type Ends = { start: boolean; end: boolean }

/** The text direction decides which way scrolling counts: from right to left it counts below zero. */
const signOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

function endsOf(track: HTMLElement): Ends {
  const gone = track.scrollLeft * signOf(track)
  return { start: gone <= 1, end: gone + track.clientWidth >= track.scrollWidth - 1 }
}

/** Where a sideways list of so many entries stands, and how to move it by most of what is seen of it. */
export function useRail(track: RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState<Ends>({ start: true, end: false })
  const look = () => {
    if (!track.current) return
    const now = endsOf(track.current)
    if (now.start !== ends.start || now.end !== ends.end) setEnds(now)
  }
  const resized = useEffectEvent(look)
  useEffect(() => {
    if (!track.current || typeof ResizeObserver === 'undefined' || count === 0) return
    const observer = new ResizeObserver(() => resized())
    observer.observe(track.current)
    return () => observer.disconnect()
  }, [track, count])
  const move = (direction: 1 | -1) => {
    const element = track.current
    if (!element) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = direction * signOf(element) * element.clientWidth * 0.8
    element.scrollBy({ left, behavior: calm ? 'instant' : 'smooth' })
  }
  return { ends, look, move }
}
