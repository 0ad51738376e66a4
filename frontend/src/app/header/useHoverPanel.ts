import { useCallback, useEffect, useRef, useState } from 'react'

export const openDelay = 200
export const skipDelay = 300
export const closeDelay = 150

/**
 * Which panel of the navigation is open. Pointing waits 200 ms before opening and 150 ms before
 * closing; within 300 ms of a closed panel the next one opens at once. Clicks act at once.
 */
export function useHoverPanel() {
  const [openId, setOpenId] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const isOpen = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = useCallback((id: number | null) => {
    clearTimeout(timer.current)
    if (id === null && isOpen.current) closedAt.current = Date.now()
    isOpen.current = id !== null
    setOpenId(id)
  }, [])
  const enter = useCallback(
    (id: number) => {
      clearTimeout(timer.current)
      const warm = isOpen.current || Date.now() - closedAt.current < skipDelay
      timer.current = setTimeout(() => show(id), warm ? 0 : openDelay)
    },
    [show],
  )
  const leave = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(null), closeDelay)
  }, [show])
  return { openId, show, enter, leave }
}
