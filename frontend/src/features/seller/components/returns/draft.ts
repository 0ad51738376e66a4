import type { Return } from '@/features/orders/api'

/** The name of the draft of an answer. Each step of a return makes an event: what was begun before it is not found after it. */
export const draftOf = (answer: 'accept' | 'offer' | 'decline' | 'object', { id, events }: Pick<Return, 'id' | 'events'>) =>
  `${answer}_${id}_${events.length}`
