/** Leading to the part of a page that the address names behind `#`. */
import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The last place that was dealt with; null at the start of a visit. */
let handled: string | null = null

/** The part that an address names, or null. */
export function anchorIdOf(hash: string): string | null {
  try {
    return hash.length > 1 ? decodeURIComponent(hash.slice(1)) : null
  } catch {
    // Not every "%" of a mistyped address can be decoded.
    return null
  }
}

function leadTo(id: string, smoothly: boolean): void {
  const part = document.getElementById(id)
  if (!part) return
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  part.scrollIntoView({ block: 'start', behavior: smoothly && !calm ? 'smooth' : 'instant' })
  // A heading that folds something in or out has a button that takes the focus.
  const target = part.querySelector<HTMLElement>(':scope > button') ?? part
  if (target === part) part.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Scrolls to the named part as soon as the text is there, and again whenever a link names one. */
export function useAnchor(isReady: boolean): void {
  const { hash, key } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    if (!isReady) return
    // After the route's own scroll to the top, which would win otherwise.
    const frame = requestAnimationFrame(() => {
      const place = key + hash
      if (handled === place) return
      const isLanding = handled === null
      handled = place
      // Back returns to where one was instead; an address typed by hand has no key of its own.
      const isReturn = kind === 'POP' && key !== 'default' && !isLanding
      const id = anchorIdOf(hash)
      if (id !== null && !isReturn) leadTo(id, !isLanding)
    })
    return () => cancelAnimationFrame(frame)
  }, [isReady, hash, key, kind])
}
