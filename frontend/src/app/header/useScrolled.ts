import { useEffect, useState } from 'react'

/** Whether the page is scrolled past this many pixels. */
export function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(() => window.scrollY > threshold)
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > threshold)
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [threshold])
  return scrolled
}
