import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent, type SubmitEvent } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormProps,
} from 'react-hook-form'
import type { ProblemView } from '@/api/problem'

interface ProblemFormOptions<V extends FieldValues> extends Pick<UseFormProps<V>, 'values'> {
  defaultValues: DefaultValues<V>
  /** Sends the validated values; returns the server's problem, or null. */
  send: (values: V) => Promise<ProblemView | null>
}

interface Refused<V extends FieldValues> {
  name: FieldPath<V>
  field: HTMLElement
  message: string
}

/** The type of server errors. */
const told = 'told'

const trim = (typed: unknown) => (typeof typed === 'string' ? typed.trim() : typed)

/** A press on a button or link must find it where it was, so nothing may appear above it meanwhile. */
const isPress = (target: EventTarget | null) => target instanceof Element && target.closest('a, button') !== null

/** The names of all faulty fields, those of lists by their place in it: `variants.0.price`. */
function namesIn(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([key, fault]: [string, unknown]) => {
    if (typeof fault !== 'object' || fault === null) return []
    const name = path + key
    return 'type' in fault && typeof fault.type === 'string' ? [name] : namesIn(fault, `${name}.`)
  })
}

/** The faulty fields in the order they stand on the page; of a group of radio buttons the one that is ticked, else its first. */
function refusedIn<V extends FieldValues>(form: HTMLFormElement | null, errors: FieldErrors<V>): Refused<V>[] {
  const elements = [...(form?.elements ?? [])] as HTMLInputElement[]
  return elements.flatMap((field) => {
    const name = field.name as FieldPath<V>
    const message: unknown = get(errors, `${name}.message`)
    const group = elements.filter((other) => other.name === name)
    if (typeof message !== 'string' || group[0] !== field) return []
    return [{ name, field: group.find(({ checked }) => checked) ?? field, message }]
  })
}

/**
 * A react-hook-form form with errors from the server. A filled field is validated on blur, an invalid one again at
 * each change until it is valid; a server error stays until its field is changed. The form is sent only once at a
 * time, and if it is refused, the first invalid field gets the focus. Nothing that was typed is lost.
 */
export function useProblemForm<V extends FieldValues>({ send, ...options }: ProblemFormOptions<V>) {
  const form = useForm<V>({
    ...options,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // What comes to be known later does not replace what was typed before, nor what was said of it.
    resetOptions: { keepDirtyValues: options.values !== undefined, keepErrors: options.values !== undefined },
    // It would move the focus before the faults are on the page for a screen reader to find.
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [refused, setRefused] = useState<Refused<V>[]>([])
  const [alert, setAlert] = useState<string | null>(null)
  // With the faults, not a moment after them.
  useLayoutEffect(() => refused[0]?.field.focus(), [refused])

  const isTold = (name: FieldPath<V>) => form.getFieldState(name).error?.type === told

  const onChanged = useEffectEvent((changed: FieldPath<V>) => {
    if (isTold(changed)) form.clearErrors(changed)
    // Another field may be right now too: which ones are needed depends on the country.
    const faulty = (namesIn(form.getErrors()) as FieldPath<V>[]).filter((name) => !isTold(name))
    if (faulty.length > 0) void form.trigger(faulty)
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name && type === 'change') onChanged(name as FieldPath<V>)
        },
      }),
    [subscribe],
  )

  const deliver = async (values: V) => {
    setRefused([])
    const problem = await send(values)
    if (!problem) return
    const fields = Object.entries(problem.fields)
    const known = fields.filter(([name]) => element.current?.elements.namedItem(name))
    for (const [name, message] of known) form.setError(name as FieldPath<V>, { type: told, message })
    setAlert(known.length > 0 && known.length === fields.length ? null : problem.message)
  }

  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (sending.current) return
    sending.current = true
    setAlert(null)
    try {
      await form.handleSubmit(deliver)()
    } finally {
      sending.current = false
    }
    setRefused(refusedIn(element.current, form.getErrors()))
  }

  return {
    ...form,
    submit,
    /** To be spread on the form element. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
    /** Registers a field; to be spread on it. */
    field: <Name extends FieldPath<V>>(name: Name, rules?: RegisterOptions<V, Name>) => {
      const { onBlur, ...registered } = form.register(name, { setValueAs: trim, ...rules } as RegisterOptions<V, Name>)
      return {
        ...registered,
        error: form.getFieldState(name, form.formState).error?.message,
        onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
          if (event.target.value !== '' && !isPress(event.relatedTarget) && !isTold(name)) void onBlur(event)
        },
      }
    },
    /** The faulty fields of the last attempt, for the summary above the form. */
    summary: refused.map(({ name, field, message }) => ({ id: field.id, message, isMended: get(errors, name) === undefined })),
    /** What is to be said about the whole form. */
    alert,
    isSending: isSubmitting,
  }
}

/** A form made by {@link useProblemForm}. */
export type ProblemForm<V extends FieldValues> = ReturnType<typeof useProblemForm<V>>
