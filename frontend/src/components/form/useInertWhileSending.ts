import { useLayoutEffect, useRef } from 'react'

/**
 * Disables fields while they are sent, because anything typed meanwhile would be lost when the response is shown.
 * Afterwards the focus returns to where it was.
 */
export function useInertWhileSending<Box extends HTMLElement>(isSending: boolean) {
  const ref = useRef<Box>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!isSending || !box) return
    const active = document.activeElement
    box.toggleAttribute('inert', true)
    // Before the effects of what comes next, which may move the focus to a fault.
    return () => {
      box.toggleAttribute('inert', false)
      if (active instanceof HTMLElement && box.contains(active)) active.focus()
    }
  }, [isSending])
  return ref
}
