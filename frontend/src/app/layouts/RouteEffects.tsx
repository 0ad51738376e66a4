import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { LiveRegion } from '@/components/LiveRegion'
import { placeOf } from '../place'
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

/** Whoever types goes on typing: a heading that comes late must not take the focus away. */
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
 * it was), the heading gets the focus unless somebody types, and the title is announced. The first page
 * is left alone.
 */
export function RouteEffects() {
  const location = useLocation()
  const { key, hash } = location
  const place = placeOf(location)
  const kind = useNavigationType()
  const shownPlace = useRef(place)
  const [announcement, setAnnouncement] = useState('')
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
