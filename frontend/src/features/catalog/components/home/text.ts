import { texts } from '@/lib/language'

/** The words of the home page. */
export const frontPageText = texts('frontPageText', {
  pageTitle: (market: string, slogan: string | null) => `${market}: ${slogan ?? 'many independent shops, one cart'}`,
  heroTitle: 'One market, many makers',
  heroLine: 'Goods from independent shops. Fill one cart, pay once, and each shop ships its part.',
  heroPrimary: 'Shop best sellers',
  heroSecondary: 'Meet the shops',
  categories: 'Shop by category',
  categoriesFailed: 'The categories did not load',
  featured: 'Best rated by buyers',
  shops: 'Featured shops',
  failed: 'The shop window did not load',
  promises: 'How buying here works',
  onePayment: {
    title: 'Pay once, ship from several shops',
    text: 'One cart and one payment; each shop sends its own parcel with its own tracking number.',
  },
  refund: {
    title: 'Refund to the same account',
    text: 'Cancel before shipping and the whole amount goes back the way it came.',
  },
  reviews: {
    title: 'Reviews by buyers only',
    text: 'A review can be written once the product was delivered, and only by who bought it.',
  },
})
