import type { shopCouponsText as English } from './text'

export const shopCouponsText: typeof English = {
  intro: 'Wer den Code im Warenkorb eingibt, zahlt weniger für deine Produkte. Den Rabatt trägst du; unsere Provision berechnen wir nur auf das, was bezahlt wird.',
  loadFailed: 'Deine Gutscheine konnten nicht geladen werden',
  emptyText: 'Belohne treue Kunden oder belebe eine ruhige Woche.',
  everything: 'alles in deinem Shop',
  everythingChoice: 'Alles in deinem Shop',
  daysHint: (zone) => `Ganze Tage in der Zeitzone deines Shops, ${zone}`,
}
