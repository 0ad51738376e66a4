import type { marketCouponsText as English } from './text'

export const marketCouponsText: typeof English = {
  intro:
    'Wer den Code im Warenkorb eingibt, zahlt weniger, in allen Shops oder wo du möchtest. Um so viel verdienen die Shops weniger. Unsere Provision gilt für das, was bezahlt wird.',
  loadFailed: 'Die Gutscheine konnten nicht geladen werden',
  emptyText: 'Ein Code für neue Kunden, für eine Saison oder für eine Kategorie.',
  everything: 'alles in allen Shops',
  everythingChoice: 'Alles in allen Shops',
  daysHint: 'Ganze Tage in UTC',
}
