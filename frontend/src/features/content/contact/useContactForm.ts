/** The form of a message to the marketplace and its way to the server. */
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { applyProblem } from '@/components/form/applyProblem'
import { useSession } from '@/features/auth/useSession'
import { formatTime } from '@/lib/dates'
import { useSendContactMessageMutation } from '../api'
import { againAt, contactFields, emptyForm, type ContactForm } from './contactForm'
import { contactText } from './text'

/** What was sent, or null. */
export type Sent = { reference: string; email: string } | null

/** A form that knows who is signed in; `?topic=` in the address chooses the topic. */
export function useContactForm(onSent: (sent: Sent) => void) {
  const { user } = useSession()
  const [params] = useSearchParams()
  const [send, { isLoading }] = useSendContactMessageMutation()
  const [fault, setFault] = useState<string | null>(null)
  const empty = emptyForm(params.get('topic'))
  const form = useForm<ContactForm>({
    defaultValues: empty,
    // Whoever is known need not be asked; what was typed before that stays.
    ...(user ? { values: { ...empty, name: user.username, email: user.email } } : {}),
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  })

  const refuse = (error: unknown) => {
    const problem = problemOf(error, contactText.failed)
    const again = againAt(error)
    if (again !== null) {
      setFault(contactText.tooMany(formatTime(again)))
      return
    }
    setFault(applyProblem(problem, contactFields, form.setError))
    const first = contactFields.find((name) => problem.fields[name])
    if (first) form.setFocus(first)
  }
  const submit = form.handleSubmit(async ({ topic, ...typed }) => {
    if (topic === '') return
    setFault(null)
    const message = { ...typed, name: typed.name.trim(), email: typed.email.trim(), message: typed.message.trim() }
    const answer = await send({ contactMessage: { ...message, topic } })
    if (answer.error) refuse(answer.error)
    else onSent({ reference: answer.data.reference, email: message.email })
  })
  return { form, fault, isSending: isLoading, submit }
}
