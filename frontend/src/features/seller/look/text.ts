import { texts } from '@/lib/language'

/** What an operator does not read who looks at a shop. */
export const withheldText = texts('withheldText', {
  messages: 'Messages',
  messagesText: 'What buyers and the shop write to each other is theirs. Only messages that were reported are shown, in the operator console.',
  keys: 'API keys',
  keysText: 'The keys belong to the seller.',
})
