import { useCallback, type RefObject } from 'react'

/**
 * A strip of full-width pictures: `show` scrolls to the chosen one, `follow` chooses the one that a
 * swipe has led to. From right to left the browser counts positions below zero.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, shown: number, onShow: (at: number) => void) {
  const show = useCallback(() => {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    if (Math.round(Math.abs(element.scrollLeft) / element.clientWidth) === shown) return
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollTo({ left: sign * shown * element.clientWidth })
  }, [strip, shown])
  const follow = () => {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    const offset = Math.abs(element.scrollLeft) / element.clientWidth
    const at = Math.round(offset)
    // Only a settled position counts, or the strip would fight the scroll that a thumbnail started.
    if (Math.abs(offset - at) < 0.02 && at !== shown) onShow(at)
  }
  return { show, follow }
}
