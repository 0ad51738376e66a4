import { useState, type FocusEvent, type FormEvent } from 'react'
import { faultsOf, namesOf, valuesOf, type Faults, type Rules } from './rules'

/** A press on a button or link must find it where it was, so nothing may appear above it meanwhile. */
const isPress = (target: EventTarget | null) => target instanceof Element && target.closest('a, button') !== null

const nameOf = (target: EventTarget) => (target as Partial<HTMLInputElement>).name ?? ''

/** The same faults without that of one field. */
function without<Name extends string>(faults: Faults<Name>, name: string): Faults<Name> {
  if (!Object.hasOwn(faults, name)) return faults
  return Object.fromEntries(Object.entries(faults).filter(([key]) => key !== name)) as Faults<Name>
}

/**
 * The faults beside the fields while somebody types: a field is checked when it is left, and a
 * faulty one again at each change, until it is right. What the server refused stands until its
 * field is changed.
 */
export function useFaults<Name extends string>(rules: Rules<Name>) {
  const [own, setOwn] = useState<Faults<Name>>({})
  const [told, setTold] = useState<Faults<Name>>({})

  const checkLeft = (event: FocusEvent<HTMLFormElement>) => {
    const { value } = event.target as unknown as HTMLInputElement
    const name = namesOf(rules).find((known) => known === nameOf(event.target))
    if (!name || value === '' || isPress(event.relatedTarget)) return
    const fault = faultsOf(valuesOf(event.currentTarget, rules), rules)[name]
    if (fault) setOwn((faults) => ({ ...faults, [name]: fault }))
  }

  const checkChange = (event: FormEvent<HTMLFormElement>) => {
    setTold((faults) => without(faults, nameOf(event.target)))
    // Without a fault nothing is drawn anew at each key.
    if (Object.keys(own).length === 0) return
    const still = faultsOf(valuesOf(event.currentTarget, rules), rules)
    const names = namesOf(rules).filter((name) => own[name] && still[name])
    setOwn(Object.fromEntries(names.map((name) => [name, still[name]])) as Faults<Name>)
  }

  /** Shows these faults and no others. */
  const show = ({ own: ours = {}, told: theirs = {} }: { own?: Faults<Name>; told?: Faults<Name> }) => {
    setOwn(ours)
    setTold(theirs)
  }

  return { faultOf: (name: Name) => own[name] ?? told[name], checkLeft, checkChange, show }
}
