/** Guards against losing unsaved input by leaving the page. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasLooked } from '@/api/look'
import { paths } from '@/lib/paths'
import { interceptHistory } from './interceptHistory'

/** The page of this storefront that a plain click on a link leads to, or null. */
function targetOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null
  // To a place on this very page: nothing is left.
  if (link.getAttribute('href')?.startsWith('#')) return null
  return link.pathname + link.search + link.hash
}

/**
 * While something is unsaved the browser asks before it leaves, and a click on a link, Back and Forward wait for an
 * answer: `asked` is true until `leave` or `stay` is called. `ask` does the same for a button. In a shop that is only
 * looked at nothing could be saved, so nothing is asked there.
 */
export function useUnsavedGuard(isTyped: boolean) {
  const navigate = useNavigate()
  const isOfSeller = useLocation().pathname.startsWith(paths.seller())
  const isUnsaved = isTyped && !(isOfSeller && hasLooked())
  const [next, setNext] = useState<(() => void) | null>(null)

  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const target = targetOf(event)
      if (target === null) return
      event.preventDefault()
      event.stopPropagation()
      setNext(() => () => void navigate(target))
    }
    const letGo = interceptHistory((go) => setNext(() => go))
    window.addEventListener('beforeunload', warn)
    // Before the router hears of the click.
    document.addEventListener('click', hold, { capture: true })
    return () => {
      letGo()
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', hold, { capture: true })
    }
  }, [isUnsaved, navigate])

  return {
    asked: next !== null,
    ask: (then: () => void) => (isUnsaved ? setNext(() => then) : then()),
    stay: () => setNext(null),
    leave: () => {
      setNext(null)
      next?.()
    },
  }
}
