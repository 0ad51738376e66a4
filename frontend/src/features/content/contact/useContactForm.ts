/** The form of a message to the marketplace and its way to the server. */
import { problemOf, type ProblemView } from '@/api/problem'
import { useForm } from '@/components/form/useForm'
import { formatTime } from '@/lib/dates'
import { useSendContactMessageMutation, type ContactTopic } from '../api'
import { againAt, contactRules } from './contactForm'
import { contactText } from './text'

/** What was sent, or null. */
export type Sent = { reference: string; email: string } | null

/** Why the server did not take the message. */
function refusalOf(error: unknown): ProblemView {
  const again = againAt(error)
  if (again !== null) return { message: contactText.tooMany(formatTime(again)), fields: {} }
  return problemOf(error, contactText.failed)
}

/** Sends what is typed and hands on what came of it. */
export function useContactForm(onSent: (sent: Sent) => void) {
  const [send] = useSendContactMessageMutation()
  return useForm({
    rules: contactRules,
    send: async (typed) => {
      const answer = await send({ contactMessage: { ...typed, topic: typed.topic as ContactTopic } })
      if (answer.error) return refusalOf(answer.error)
      onSent({ reference: answer.data.reference, email: typed.email })
      return null
    },
  })
}
