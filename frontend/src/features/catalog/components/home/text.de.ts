import type { frontPageText as English } from './text'

export const frontPageText: typeof English = {
  pageTitle: (market: string, slogan: string | null) =>
    `${market}: ${slogan ?? 'viele unabhängige Shops, ein Warenkorb'}`,
  heroTitle: 'Ein Markt, viele Manufakturen',
  heroLine:
    'Produkte aus unabhängigen Shops. Ein Warenkorb, eine Zahlung, und jeder Shop verschickt selbst.',
  heroPrimary: 'Bestseller ansehen',
  heroSecondary: 'Shops entdecken',
  categories: 'Nach Kategorie einkaufen',
  categoriesFailed: 'Die Kategorien wurden nicht geladen',
  featured: 'Am besten bewertet',
  shops: 'Ausgewählte Shops',
  failed: 'Die Startseite wurde nicht geladen',
  promises: 'So kaufst du hier ein',
  onePayment: {
    title: 'Einmal zahlen, in mehreren Shops kaufen',
    text: 'Ein Warenkorb, eine Zahlung. Jeder Shop verschickt selbst, mit eigener Sendungsnummer.',
  },
  refund: {
    title: 'Bis zum Versand kostenlos stornieren',
    text: 'Storniere vor dem Versand, und du bekommst den ganzen Betrag auf dein PayPal-Konto zurück.',
  },
  reviews: {
    title: 'Bewertungen nur von Käufern',
    text: 'Bewerten kann nur, wer das Produkt gekauft hat, und erst nach der Lieferung.',
  },
}
