import type { frontPageText as English } from './text'

export const frontPageText: typeof English = {
  pageTitle: (market: string, slogan: string | null) =>
    `${market}: ${slogan ?? 'viele unabhängige Shops, ein Warenkorb'}`,
  heroTitle: 'Ein Markt, viele Manufakturen',
  heroLine:
    'Produkte aus unabhängigen Shops. Du füllst einen Warenkorb, zahlst einmal, und jeder Shop verschickt seinen Teil.',
  heroPrimary: 'Bestseller ansehen',
  heroSecondary: 'Shops entdecken',
  categories: 'Nach Kategorie einkaufen',
  categoriesFailed: 'Die Kategorien wurden nicht geladen',
  featured: 'Von Käufern am besten bewertet',
  shops: 'Ausgewählte Shops',
  failed: 'Das Schaufenster wurde nicht geladen',
  promises: 'So kaufst du hier ein',
  onePayment: {
    title: 'Einmal zahlen, Versand aus mehreren Shops',
    text: 'Ein Warenkorb und eine Zahlung; jeder Shop schickt sein eigenes Paket mit eigener Sendungsnummer.',
  },
  refund: {
    title: 'Erstattung auf dasselbe Konto',
    text: 'Storniere vor dem Versand, und der ganze Betrag geht denselben Weg zurück.',
  },
  reviews: {
    title: 'Bewertungen nur von Käufern',
    text: 'Bewerten kann nur, wer das Produkt gekauft hat, und erst nach der Lieferung.',
  },
}
