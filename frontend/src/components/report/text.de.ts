import type { reportText as English } from './text'

export const reportText: typeof English = {
  reason: 'Was daran nicht stimmt',
  reasonMissing: 'Wähle, was daran nicht stimmt',
  details: 'Was wir wissen sollten',
  detailsLong: 'Nimm höchstens 500 Zeichen',
  send: 'Meldung senden',
  thanks: 'Danke. Wir sehen es uns an',
}
