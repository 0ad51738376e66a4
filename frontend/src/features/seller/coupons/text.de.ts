import type { shopCouponsText as English } from './text'

export const shopCouponsText: typeof English = {
  intro: 'Wer den Code im Warenkorb eingibt, zahlt weniger für deine Ware. Den Rabatt trägst du; unsere Provision gilt für das, was bezahlt wird.',
  loadFailed: 'Deine Gutscheine konnten nicht geladen werden',
  emptyText: 'Belohne alle, die wiederkommen, oder füll eine ruhige Woche.',
  everything: 'alles in deinem Shop',
  everythingChoice: 'Alles in deinem Shop',
  daysHint: (zone) => `Ganze Tage in der Zeitzone deines Shops, ${zone}`,
}
