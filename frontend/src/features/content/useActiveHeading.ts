/** Which part of a long page is being read. */
import { useEffect, useState } from 'react'

/** How far below the top a heading counts as read: below the sticky header. */
const line = 160

function readingAt(ids: readonly string[]): string | null {
  const room = document.documentElement.scrollHeight - window.innerHeight
  // The last parts may be too short to ever reach the top.
  if (room > 0 && window.scrollY >= room - 2) return ids.at(-1) ?? null
  const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)
  return passed.at(-1) ?? null
}

/** The id of the last heading that was scrolled past, or null above the first. */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null)
  const joined = ids.join(' ')
  useEffect(() => {
    const known = joined === '' ? [] : joined.split(' ')
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setActive(readingAt(known)))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [joined])
  return active
}
