import { useEffect, useRef } from 'react'

const controls = 'input, select, textarea, button, a'

/**
 * Keeps the focus where somebody is at work, though the control that was pressed gives way to
 * others: after a followed act, and once the `face` is another one, the chosen or the first control
 * of the box gets the focus. A face that only waits (`isWaiting`) is passed over.
 */
export function useFollowingFocus<Face>(face: Face, isWaiting = false) {
  const box = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(false)
  useEffect(() => {
    if (!isFollowing.current || isWaiting) return
    isFollowing.current = false
    const chosen = box.current?.querySelector<HTMLElement>('input:checked')
    ;(chosen ?? box.current?.querySelector<HTMLElement>(controls))?.focus()
  }, [face, isWaiting])
  const follow =
    <Values extends unknown[]>(act: (...values: Values) => unknown) =>
    (...values: Values) => {
      isFollowing.current = true
      act(...values)
    }
  return { box, follow }
}
