import type { withheldText as English } from './text'

export const withheldText: typeof English = {
  messages: 'Nachrichten',
  messagesText: 'Nachrichten zwischen Käufern und Shop sind privat. Du siehst nur gemeldete Nachrichten, in der Betreiberkonsole.',
  invoice: 'Rechnung',
  invoiceText: 'Rechnungen kann hier nur der Verkäufer öffnen: Eine Rechnung wird ausgestellt, wenn ihr Shop sie öffnet.',
  keys: 'API-Schlüssel',
  keysText: 'Die Schlüssel gehören dem Verkäufer.',
}
