import { formatNumber } from '@/lib/language'
import type { lineReviewText as English } from './text'

export const lineReviewText: typeof English = {
  own: 'Deine Bewertung',
  write: 'Bewertung schreiben',
  writeOf: (product) => `${product} bewerten`,
  title: (product) => `„${product}“ bewerten`,
  rating: 'Deine Sterne',
  noRating: 'Noch keine Sterne',
  ratingMissing: 'Wähle 1 bis 5 Sterne',
  stars: ['Schlecht', 'Mäßig', 'In Ordnung', 'Gut', 'Hervorragend'],
  starsOf: (stars, words) => `${stars} ${stars === 1 ? 'Stern' : 'Sterne'}: ${words}`,
  words: 'Deine Bewertung',
  wordsHint: 'Was gefällt dir? Was sollten andere wissen?',
  wordsLong: (most) => `Nimm höchstens ${formatNumber(most)} Zeichen`,
  counter: (used, most) => `${formatNumber(used)} von ${formatNumber(most)} Zeichen`,
  send: 'Bewertung abgeben',
  sending: 'Deine Bewertung wird gesendet',
  sendingPhotos: (count) => `Deine Bewertung wird mit ${count} ${count === 1 ? 'Foto' : 'Fotos'} gesendet`,
  public: 'Deine Bewertung ist öffentlich, mit deinem Namen.',
  sent: 'Danke für deine Bewertung',
  notBought: 'Du kannst das bewerten, sobald du es gekauft hast und es zugestellt ist.',
  reviewed: 'Du hast das schon bewertet. Danke dafür!',
  orders: 'Deine Bestellungen',
  notKnown: 'Deine Bestellungen wurden nicht geladen',
}
