import { texts } from '@/lib/language'

/** What an operator does not read who looks at a shop. */
export const withheldText = texts('withheldText', {
  messages: 'Messages',
  messagesText: 'Messages between buyers and the shop are private. You can only see reported messages, in the operator console.',
  invoice: 'Invoice',
  invoiceText: 'Only the seller can open invoices here: an invoice is issued when its shop opens it.',
  keys: 'API keys',
  keysText: 'The keys belong to the seller.',
})
