import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { ProblemView } from '@/api/problem'
import { faultsOf, namesOf, valuesOf, type Faults, type Rules, type Values } from './rules'
import { useFaults } from './useFaults'

interface FormOptions<Name extends string> {
  rules: Rules<Name>
  /** Sends the tidied values; answers what the server refused, or null. */
  send: (values: Values<Name>) => Promise<ProblemView | null>
}

interface Refused<Name extends string> {
  name: Name
  field: HTMLElement
  message: string
}

/** The faulty fields in the order they stand on the page. */
function refusedIn<Name extends string>(form: HTMLFormElement | null, faults: Faults<Name>): Refused<Name>[] {
  return [...(form?.elements ?? [])].flatMap((field) => {
    const name = (field as HTMLInputElement).name as Name
    const message = faults[name]
    return message && field instanceof HTMLElement ? [{ name, field, message }] : []
  })
}

/** What the server said of fields on the page, and what is left to say about the whole form. */
function sort<Name extends string>(problem: ProblemView, rules: Rules<Name>) {
  const known = namesOf(rules).filter((name) => problem.fields[name])
  const told = Object.fromEntries(known.map((name) => [name, problem.fields[name]])) as Faults<Name>
  const isAllSaid = known.length > 0 && known.length === Object.keys(problem.fields).length
  return { told, alert: isAllSaid ? null : problem.message }
}

/**
 * A form of native fields that keep their own text. It is checked, then sent once however often it
 * is submitted; a refused one puts the focus on its first faulty field. Nothing typed is taken away.
 */
export function useForm<Name extends string>({ rules, send }: FormOptions<Name>) {
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused<Name>[]>([])
  const [alert, setAlert] = useState<string | null>(null)
  const { faultOf, checkLeft, checkChange, show } = useFaults(rules)

  // Once the faults are on the page, so that a screen reader finds them with the field.
  useEffect(() => refused[0]?.field.focus(), [refused])

  const refuse = (faults: { own?: Faults<Name>; told?: Faults<Name> }) => {
    show(faults)
    setRefused(refusedIn(element.current, { ...faults.told, ...faults.own } as Faults<Name>))
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const values = valuesOf(event.currentTarget, rules)
    const own = faultsOf(values, rules)
    setAlert(null)
    refuse({ own })
    if (Object.keys(own).length > 0) return
    sending.current = true
    setSending(true)
    const problem = await send(values)
    sending.current = false
    setSending(false)
    if (!problem) return
    const { told, alert: words } = sort(problem, rules)
    setAlert(words)
    refuse({ told })
  }

  return {
    /** To be spread on the form element. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onBlur: checkLeft,
      onInput: checkChange,
    },
    /** To be spread on a field. */
    field: (name: Name) => ({ name, error: faultOf(name) }),
    /** The faulty fields of the last attempt, for the summary above the form. */
    summary: refused.map(({ name, field, message }) => ({ id: field.id, message, isMended: !faultOf(name) })),
    /** What the server said about the whole form. */
    alert,
    isSending,
    /** Puts every field back to what it began with. */
    reset: () => element.current?.reset(),
  }
}

/** What is to be said above a form made by {@link useForm}. */
export type FormState = Pick<ReturnType<typeof useForm>, 'summary' | 'alert'>
