import { useEffect, useRef, type PointerEvent } from 'react'
import { useCatalogPrefetch } from './api'

/** How long somebody rests on a card before its product is asked for; passing over costs nothing. */
export const restMilliseconds = 80

/** Seconds for which an answer is fresh enough to be shown without asking again. */
const freshFor = 300

/** Handlers for the link of a product that fetch the product while a pointer or the focus rests on it. */
export function useWarmProduct(slug: string) {
  const warm = useCatalogPrefetch('getProduct', { ifOlderThan: freshFor })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const start = () => {
    stop()
    timer.current = setTimeout(() => warm({ slug }), restMilliseconds)
  }
  return {
    // A finger that scrolls touches many cards and means none of them.
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && start(),
    onPointerLeave: stop,
    onFocus: start,
    onBlur: stop,
  }
}
