import { useCallback, useEffect, useRef, useState } from 'react'

export const openDelay = 200
export const skipDelay = 300
export const closeDelay = 150

/**
 * Which panel of the navigation is open. Pointing waits 200 ms before opening and 150 ms before
 * closing; within 300 ms of a closed panel the next one opens at once. A pointer on its way into
 * the open panel may cross a neighbour: that one waits 150 ms, too. Clicks act at once.
 */
export function useHoverPanel() {
  const [openId, setOpenId] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const isOpen = useRef(false)
  const byPointing = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const set = useCallback((id: number | null) => {
    clearTimeout(timer.current)
    if (id === null && isOpen.current) closedAt.current = Date.now()
    isOpen.current = id !== null
    setOpenId(id)
  }, [])
  const show = useCallback(
    (id: number | null) => {
      byPointing.current = false
      set(id)
    },
    [set],
  )
  const enter = useCallback(
    (id: number, isOnItsWay = false) => {
      clearTimeout(timer.current)
      const warm = isOpen.current || Date.now() - closedAt.current < skipDelay
      const crossing = isOpen.current && isOnItsWay
      const open = () => {
        byPointing.current = true
        set(id)
      }
      timer.current = setTimeout(open, crossing ? closeDelay : warm ? 0 : openDelay)
    },
    [set],
  )
  const leave = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => set(null), closeDelay)
  }, [set])
  /** Whether pointing alone opened the panel: then a click on its button must not close it again. */
  const isByPointing = useCallback(() => byPointing.current, [])
  return { openId, show, enter, leave, isByPointing }
}
