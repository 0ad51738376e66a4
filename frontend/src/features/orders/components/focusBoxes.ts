import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from '@mui/material/styles'

/** A button without a border whose words stand on the same edge as the text around it. */
export const FlushAligned = styled('div')({ display: 'flex', marginInlineStart: -17 })

/** Around controls that follow one another; it can take the focus while none of them is there. */
export const FocusBox = styled('div')({ '&:focus': { outline: 'none' } })

const controls = 'input, select, textarea, button, a'

/**
 * Keeps the focus where somebody is at work, though the control that was pressed gives way to
 * others: once a followed act is on the page, the chosen or the first control of the box gets it.
 * As long as the page only waits for the outcome (`isWaiting`), so does the focus.
 */
export function useFollowFocus(isWaiting = false) {
  const box = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(false)
  useLayoutEffect(() => {
    if (!isFollowing.current || isWaiting) return
    isFollowing.current = false
    const chosen = box.current?.querySelector<HTMLElement>('input:checked')
    const control = chosen ?? box.current?.querySelector<HTMLElement>(controls) ?? box.current
    control?.focus()
  })
  const follow =
    <Values extends unknown[]>(act: (...values: Values) => unknown) =>
    (...values: Values) => {
      isFollowing.current = true
      act(...values)
    }
  /** To be spread on the element around the controls. */
  const boxProps = { ref: box, tabIndex: -1 }
  return { boxProps, follow }
}

/**
 * Keeps the focus where an act was offered that is over once it is done: the {@link FocusBox} that stays there takes it, and the
 * next press of Tab goes on from it. Whoever is somewhere else by then stays there.
 */
export function useFocusAfterAction(isOffered: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const [wasBegun, setBegun] = useState(false)
  useLayoutEffect(() => {
    if (!isOffered && wasBegun && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [isOffered, wasBegun])
  return {
    /** To be spread on the box around the control. */
    placeProps: { ref: place, tabIndex: -1 },
    begin: () => setBegun(true),
    isKept: isOffered || wasBegun,
  }
}
