import { useCallback, useEffect, useRef, useState } from 'react'

export const subMenuOpenDelay = 100
export const subMenuGrace = 300

/**
 * Which sub-menu of a menu is open. Pointing at a row opens its sub-menu after 100 ms. While the
 * pointer is on its way to an open sub-menu, or has left it, that one keeps 300 ms of grace.
 */
export function useSubMenu() {
  const [openId, setOpenId] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = useCallback((milliseconds: number, id: number | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenId(id), milliseconds)
  }, [])
  const show = useCallback((id: number | null) => {
    clearTimeout(timer.current)
    setOpenId(id)
  }, [])
  const enter = useCallback(
    (id: number | null, isOnItsWay = false) => after(isOnItsWay ? subMenuGrace : subMenuOpenDelay, id),
    [after],
  )
  const leave = useCallback(() => after(subMenuGrace, null), [after])
  return { openId, show, enter, leave }
}
