import { formatNumber } from '@/lib/language'
import type { firstStepsText as English } from './text'

export const firstStepsText: typeof English = {
  title: 'Erste Schritte',
  progress: (done, all) => `${formatNumber(done)} von ${formatNumber(all)}`,
  done: 'Erledigt:',
  logo: 'Füge ein Logo hinzu',
  policies: 'Ergänze deine Angaben zu Versand und Rückgabe',
  payout: 'Gib ein Auszahlungskonto an',
  product: 'Veröffentliche dein erstes Produkt',
  order: 'Erhalte deine erste Bestellung',
}
