import type { Return } from '@/features/orders/api'

/** Which step of a return it is at: each makes an event. What is begun in one is not carried into the next. */
export const stepOf = ({ events }: Pick<Return, 'events'>) => events.length

/** The name of the draft of an answer to this step of a return. */
export const draftOf = (answer: 'accept' | 'offer' | 'decline' | 'object', of: Pick<Return, 'id' | 'events'>) =>
  `${answer}_${of.id}_${stepOf(of)}`
