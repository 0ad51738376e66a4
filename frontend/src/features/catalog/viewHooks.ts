import { useEffect, useState, type RefObject } from 'react'

/** Whether this has come near the view, and into the view of the rail it stands in; once seen it stays so. */
export function useHasBeenInView(target: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (seen || !target.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '20%' })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [seen, target])
  return seen
}

/** Whether something has been waited for longer than this. */
export function useTakesLong(waiting: boolean, milliseconds = 300): boolean {
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
