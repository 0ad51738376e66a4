import type { reportText as English } from './text'

export const reportText: typeof English = {
  reason: 'Was stimmt daran nicht?',
  reasonMissing: 'Wähle einen Grund aus',
  details: 'Was sollten wir noch wissen?',
  detailsLong: 'Nimm höchstens 500 Zeichen',
  send: 'Meldung senden',
  thanks: 'Danke. Wir sehen es uns an',
}
