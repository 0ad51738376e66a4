import { formatNumber } from '@/lib/language'
import type { firstStepsText as English } from './text'

export const firstStepsText: typeof English = {
  title: 'Erste Schritte',
  progress: (done, all) => `${formatNumber(done)} von ${formatNumber(all)}`,
  done: 'Erledigt:',
  logo: 'Füge ein Logo hinzu',
  policies: 'Sag, wie du versendest und zurücknimmst',
  payout: 'Sag uns, wohin dein Geld soll',
  product: 'Veröffentliche dein erstes Produkt',
  order: 'Erhalte deine erste Bestellung',
}
