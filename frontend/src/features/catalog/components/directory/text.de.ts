import type { directoryText as English } from './text'

export const directoryText: typeof English = {
  lead: 'Unabhängige Shops. Jeder verschickt selbst.',
  shops: (count) => `${count} Shops`,
  oneShop: '1 Shop',
  shopsFailed: 'Die Shops wurden nicht geladen',
  searchShops: 'Shops nach Namen suchen',
  sort: 'Sortieren',
  sorts: {
    reviews: 'Meiste Bewertungen',
    rating: 'Bestbewertet',
    newest: 'Neueste',
    name: 'Name A bis Z',
  },
  earlierShops: 'Frühere Shops anzeigen',
  noShopFor: (words) => `Kein Shop gefunden für „${words}“`,
  noShopForText: 'Ein Teil des Namens reicht. Prüfe die Schreibweise oder sieh dir alle Shops an.',
  showAllShops: 'Alle Shops anzeigen',
  sellTitle: 'Verkaufe hier deine eigenen Produkte',
  sellText: 'Einen Shop zu eröffnen kostet nichts. Du verschickst selbst, und bezahlt wird in einem Warenkorb.',
  sell: 'Verkäufer werden',
}
