import { useEffect, useState, type RefObject } from 'react'

/** Whether this has come near the view, and into the view of the rail it stands in; once seen it stays so. */
export function useSeen(target: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (seen || !target.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '20%' })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [seen, target])
  return seen
}

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
/** Somebody who reads by headings sends none of the signs, and finds the whole page a little later. */
const patience = 8000

/** Whether a part below the fold is due: it is near the view, the visitor has begun to act, or has waited long. */
export function useNear(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (near || !target.current) return
    const come = () => setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: '20% 0px' })
    observer.observe(target.current)
    const timer = setTimeout(come, patience)
    for (const sign of signs) window.addEventListener(sign, come, { once: true, passive: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, come)
    }
  }, [near, target])
  return near
}

/** Whether something has been waited for longer than this. */
export function useSlow(waiting: boolean, milliseconds = 300): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting, milliseconds])
  return slow && waiting
}
