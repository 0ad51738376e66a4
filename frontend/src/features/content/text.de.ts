import { formatNumber } from '@/lib/language'
import type { contentText as English } from './text'

export const contentText: typeof English = {
  onThisPage: 'Auf dieser Seite',
  edit: 'Seite bearbeiten',
  writeToUs: 'Schreib uns',
  faq: {
    search: 'Fragen und Antworten durchsuchen',
    searchHint: 'Gib ein Wort ein, zum Beispiel Erstattung oder Paket',
    count: (count) => `${formatNumber(count)} ${count === 1 ? 'Frage' : 'Fragen'}`,
    openAll: 'Alle öffnen',
    closeAll: 'Alle schließen',
    hits: 'Gefundene Antworten',
    allHits: (count) => `Alle ${formatNumber(count)} Antworten anzeigen`,
    nothingFor: (query) => `Keine Antworten zu „${query}“`,
    nothingHint: 'Versuch es mit einem anderen Wort oder frag uns. Ein Mensch liest jede Nachricht.',
  },
}
