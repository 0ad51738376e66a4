import { useEffect, useRef, type RefObject } from 'react'

/**
 * Lets a disclosure close the ways people expect: by Esc wherever the focus is, by a press outside,
 * and when the focus moves out. Esc gives the focus back to the button that opened it, if the focus
 * was inside.
 */
export function useDismiss(open: boolean, root: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) latest.current()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const trigger = root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      if (root.current?.contains(document.activeElement)) trigger?.focus()
      latest.current()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open, root])
}
