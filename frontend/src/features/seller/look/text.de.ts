import type { withheldText as English } from './text'

export const withheldText: typeof English = {
  messages: 'Nachrichten',
  messagesText: 'Was Käufer und Shop einander schreiben, bleibt unter ihnen. Nur gemeldete Nachrichten sind zu sehen, in der Betreiberkonsole.',
  invoice: 'Rechnung',
  invoiceText: 'Rechnungen öffnet hier nur der Verkäufer: Eine fällige wird geschrieben, wenn ihr Shop sie abruft.',
  keys: 'API-Schlüssel',
  keysText: 'Die Schlüssel gehören dem Verkäufer.',
}
