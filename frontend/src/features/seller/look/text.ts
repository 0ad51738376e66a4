import { texts } from '@/lib/language'

/** What an operator does not read who looks at a shop. */
export const withheldText = texts('withheldText', {
  messages: 'Messages',
  messagesText: 'What buyers and the shop write to each other is theirs. Only messages that were reported are shown, in the operator console.',
  invoice: 'Invoice',
  invoiceText: 'Only the seller opens invoices here: an invoice that is due is written when its shop asks for it.',
  keys: 'API keys',
  keysText: 'The keys belong to the seller.',
})
