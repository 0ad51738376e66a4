import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { LiveRegion } from '@/components/LiveRegion'
import { dismissToastsOpening } from '@/components/toast/queue'
import { pageKeyOf } from '../pageKey'

/** Where each visited page was scrolled to, so that Back returns to the same place. */
const positions = new Map<string, number>()

/** Records the scroll position of this history entry while it is shown; returns a function that stops it. */
function rememberScroll(key: string): () => void {
  history.scrollRestoration = 'manual'
  const record = () => positions.set(key, window.scrollY)
  // A filter makes a new entry of the page that stays where it is.
  if (!positions.has(key)) record()
  // A page that is loaded anew is the browser's to restore: this memory is gone by then.
  const handOver = () => {
    history.scrollRestoration = 'auto'
  }
  window.addEventListener('scroll', record, { passive: true })
  window.addEventListener('pagehide', handOver)
  return () => {
    window.removeEventListener('scroll', record)
    window.removeEventListener('pagehide', handOver)
  }
}

/** How long a page may take to become tall enough, in milliseconds: slow phones need it. */
const patience = 5000
/** The number of frames for which the window must stay at the right position. */
const steady = 3
/** Events that mean that the visitor scrolls. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Restores the recorded position as soon as the page is tall enough, unless the visitor scrolls meanwhile. */
function restoreScroll(key: string): () => void {
  const wanted = positions.get(key) ?? 0
  const giveUpAt = performance.now() + patience
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const sign of signs) window.removeEventListener(sign, stop)
  }
  let held = 0
  const attempt = () => {
    const room = document.documentElement.scrollHeight - window.innerHeight
    const late = performance.now() > giveUpAt
    if (room >= wanted || late) {
      // A smooth scroll that was still under way moves the window once more after it was stopped.
      held = Math.abs(window.scrollY - wanted) <= 1 ? held + 1 : 0
      if (held === 0) window.scrollTo({ top: wanted, behavior: 'instant' })
      if (held === steady || late) return stop()
    }
    frame = requestAnimationFrame(attempt)
  }
  for (const sign of signs) window.addEventListener(sign, stop, { passive: true })
  attempt()
  return stop
}

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

/** A heading that appears late must not take the focus from a user who is typing. */
const isTyping = () => document.activeElement?.matches('input, textarea') === true

/** To the part of the page that the address names, else to the top: smoothly, unless motion is unwelcome. */
function scrollTo(hash: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const behavior = calm ? 'instant' : 'smooth'
  const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (part) part.scrollIntoView({ behavior })
  else window.scrollTo({ top: 0, behavior })
}

/**
 * What happens at each change of route: the page scrolls smoothly to the top (Back returns to where
 * it was), the heading gets the focus unless somebody types, the title is announced, and toasts that
 * offered the way there go. The first page is left alone.
 */
export function RouteEffects() {
  const location = useLocation()
  const { key, hash, pathname } = location
  const place = pageKeyOf(location)
  const kind = useNavigationType()
  const shownPlace = useRef(place)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => dismissToastsOpening(pathname), [pathname])
  // At once: a shorter page moves the window, and that is no place to come back to on the longer one.
  useLayoutEffect(() => rememberScroll(key), [key])
  // At once too: a scroll still under way would be taken for the place to return to.
  useLayoutEffect(() => {
    if (shownPlace.current === place) return
    shownPlace.current = place
    const stopRestoring = kind === 'POP' ? restoreScroll(key) : undefined
    if (kind !== 'POP') scrollTo('')
    const stopWaiting = whenHeadingAppears((heading) => {
      heading.tabIndex = -1
      if (!isTyping()) heading.focus({ preventScroll: true })
      setAnnouncement(document.title)
      if (kind !== 'POP' && hash !== '') scrollTo(hash)
    })
    return () => {
      stopRestoring?.()
      stopWaiting()
    }
  }, [place, key, kind, hash])
  return <LiveRegion>{announcement}</LiveRegion>
}
