import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { rememberScroll, restoreScroll } from './scroll'

/** Waits until the page has its heading (it may come with the data), for three seconds at most. */
function whenHeadingAppears(act: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1')
  const present = find()
  if (present) {
    act(present)
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    const heading = find()
    if (!heading) return
    observer.disconnect()
    act(heading)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), 3000)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

/**
 * What happens at each change of route: the page scrolls smoothly to the top (Back returns to where
 * it was), the heading gets the focus, and the title is announced. The first page is left alone.
 */
export function RouteEffects() {
  const { pathname, key } = useLocation()
  const kind = useNavigationType()
  const shownPath = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => rememberScroll(key), [key])
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    const stopRestoring = kind === 'POP' ? restoreScroll(key) : undefined
    if (kind !== 'POP') {
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
    }
    const stopWaiting = whenHeadingAppears((heading) => {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      setAnnouncement(document.title)
    })
    return () => {
      stopRestoring?.()
      stopWaiting()
    }
  }, [pathname, key, kind])
  return (
    <div className="visually-hidden" aria-live="polite">
      {announcement}
    </div>
  )
}
