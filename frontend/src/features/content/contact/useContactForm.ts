/** The form of a message to the marketplace and its way to the server. */
import { problemOf, type ProblemView } from '@/api/problem'
import { useProblemForm } from '@/components/form/useProblemForm'
import { formatTime } from '@/lib/dates'
import { useSendContactMessageMutation, type ContactTopic } from '../api'
import { againAt } from './contactForm'
import { contactText } from './text'

/** What was sent, or null. */
export type Sent = { reference: string; email: string } | null

/** Why the server did not take the message. */
function refusalOf(error: unknown): ProblemView {
  const again = againAt(error)
  if (again !== null) return { message: contactText.tooMany(formatTime(again)), fields: {} }
  return problemOf(error, contactText.failed)
}

/** What the form begins with. `website` is the decoy that people do not see. */
const empty = { name: '', email: '', topic: '' as ContactTopic | '', message: '', website: '' }

/** Sends what is typed and hands on what came of it; what is known of the person may come later than the form. */
export function useContactForm(known: Partial<typeof empty>, onSent: (sent: Sent) => void) {
  const [send] = useSendContactMessageMutation()
  return useProblemForm({
    defaultValues: empty,
    values: { ...empty, ...known },
    send: async (typed) => {
      const answer = await send({ contactMessage: { ...typed, topic: typed.topic as ContactTopic } })
      if (answer.error) return refusalOf(answer.error)
      onSent({ reference: answer.data.reference, email: typed.email })
      return null
    },
  })
}
