import { useEffect, useRef, type FocusEvent, type FormEvent, type RefObject } from 'react'
import type { FormControl } from './control'
import { loadControl } from './loadControl'
import { namesOf, valuesOf, type Faults, type Rules } from './rules'

/** A press on a button or link must find it where it was, so nothing may appear above it meanwhile. */
const isPress = (target: EventTarget | null) => target instanceof Element && target.closest('a, button') !== null

const ignore = () => undefined

/**
 * The control of a form, fetched when the form is first touched. Until then the native fields keep
 * what is typed, and the control reads it from there.
 */
export function useControl<Name extends string>(
  element: RefObject<HTMLFormElement | null>,
  rules: Rules<Name>,
  onFaults: (faults: Faults<Name>) => void,
) {
  const made = useRef<FormControl<Name> | null>(null)
  const latest = useRef(rules)
  useEffect(() => {
    latest.current = rules
  }, [rules])

  const values = () => valuesOf(element.current ?? document.createElement('form'), latest.current)

  const wake = async (): Promise<FormControl<Name>> => {
    if (made.current) return made.current
    const { createControl } = await loadControl()
    made.current ??= createControl({ rules: () => latest.current, values, onFaults })
    return made.current
  }
  // Whoever sends the form without it is told; a touch alone needs no answer.
  const touch = () => void wake().catch(ignore)

  const checkLeft = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const { name: typedIn, value } = target as unknown as HTMLInputElement
    const name = namesOf(rules).find((known) => known === typedIn)
    if (!name || value === '' || isPress(relatedTarget)) return
    wake().then((control) => {
      // The control may come late, when somebody is in the field again.
      if (!target.matches(':focus')) control.checkLeft(name)
    }, ignore)
  }

  const checkChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (made.current) made.current.checkChange((target as HTMLInputElement).name)
    else touch()
  }

  return {
    isAwake: () => made.current !== null,
    wake,
    /** To be spread on the form element. */
    listeners: { onFocus: touch, onPointerDown: touch, onBlur: checkLeft, onInput: checkChange },
  }
}
