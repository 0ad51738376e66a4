import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { ProblemView } from '@/api/problem'
import { namesOf, type Faults, type Rules, type Values } from './rules'
import { formText } from './text'
import { useControl } from './useControl'

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

/** The faulty fields in the order they stand on the page; of a group of radio buttons its first. */
function refusedIn<Name extends string>(form: HTMLFormElement | null, faults: Faults<Name>): Refused<Name>[] {
  const elements = [...(form?.elements ?? [])] as HTMLInputElement[]
  return elements.flatMap((field, at) => {
    const name = field.name as Name
    const message = faults[name]
    const isFirst = elements.findIndex((other) => other.name === name) === at
    return message && isFirst ? [{ name, field, message }] : []
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
  const [faults, setFaults] = useState<Faults<Name>>({})
  const [refused, setRefused] = useState<Refused<Name>[]>([])
  const [alert, setAlert] = useState<string | null>(null)
  const { isAwake, wake, listeners } = useControl(element, rules, setFaults)

  // Once the faults are on the page, so that a screen reader finds them with the field.
  useEffect(() => refused[0]?.field.focus(), [refused])

  const deliver = async (values: Values<Name>): Promise<Faults<Name>> => {
    setRefused([])
    setSending(true)
    const problem = await send(values)
    if (!problem) return {}
    const { told, alert: words } = sort(problem, rules)
    setAlert(words)
    return told
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setAlert(null)
    setSending(!isAwake())
    try {
      const control = await wake().catch(() => null)
      if (control) setRefused(refusedIn(element.current, await control.submit(deliver)))
      else setAlert(formText.notReady)
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  return {
    /** To be spread on the form element. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      ...listeners,
    },
    /** To be spread on a field. */
    field: (name: Name) => ({ name, error: faults[name] }),
    /** The faulty fields of the last attempt, for the summary above the form. */
    summary: refused.map(({ name, field, message }) => ({ id: field.id, message, isMended: !faults[name] })),
    /** What is to be said about the whole form. */
    alert,
    isSending,
    /** Puts every field back to what it began with. */
    reset: () => element.current?.reset(),
  }
}

/** What is to be said above a form made by {@link useForm}. */
export type FormState = Pick<ReturnType<typeof useForm>, 'summary' | 'alert'>
