import { useLayoutEffect, type RefObject } from 'react'

const typedInto = 'input, select, textarea'

/** The parts of a form that hold its fields; the one around the button that sends it is looked into. */
function partsOf(box: Element): Element[] {
  return [...box.children].flatMap((part) => {
    if (part.querySelector('[type=submit]')) return partsOf(part)
    return part.matches(typedInto) || part.querySelector(typedInto) ? [part] : []
  })
}

/**
 * Disables a form's fields while they are sent, because anything typed meanwhile would be lost when the response is
 * shown. Its button, and what stands beside it, stay as they are. Afterwards the focus returns to where it was, unless
 * something else has it by then.
 */
export function useInertWhileSending(form: RefObject<HTMLFormElement | null>, isSending: boolean) {
  useLayoutEffect(() => {
    const box = form.current
    if (!isSending || !box) return
    const active = document.activeElement
    const parts = partsOf(box)
    for (const part of parts) part.toggleAttribute('inert', true)
    // Before the effects of what comes next, which may move the focus to a fault.
    return () => {
      for (const part of parts) part.toggleAttribute('inert', false)
      const isLost = document.activeElement === null || document.activeElement.contains(box)
      if (isLost && active instanceof HTMLElement && box.contains(active)) active.focus({ preventScroll: true })
    }
  }, [form, isSending])
}
