import type { withheldText as English } from './text'

export const withheldText: typeof English = {
  messages: 'Nachrichten',
  messagesText: 'Was Käufer und Shop einander schreiben, bleibt unter ihnen. Nur gemeldete Nachrichten sind zu sehen, in der Betreiberkonsole.',
  keys: 'API-Schlüssel',
  keysText: 'Die Schlüssel gehören dem Verkäufer.',
}
