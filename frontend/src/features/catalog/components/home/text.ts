import { texts } from '@/lib/language'

/** The words of the home page. */
export const frontPageText = texts('frontPageText', {
  pageTitle: (market: string, slogan: string | null) => `${market}: ${slogan ?? 'many independent shops, one cart'}`,
  heroTitle: 'One market, many makers',
  heroLine: 'Products from independent shops. Fill one cart and pay once. Each shop ships separately.',
  heroPrimary: 'Shop best sellers',
  heroSecondary: 'Meet the shops',
  categories: 'Shop by category',
  categoriesFailed: 'The categories didn\'t load',
  featured: 'Best rated by buyers',
  shops: 'Featured shops',
  failed: 'The home page didn\'t load',
  promises: 'How it works',
  onePayment: {
    title: 'Pay once for several shops',
    text: 'One cart, one payment. Each shop ships separately, with its own tracking number.',
  },
  refund: {
    title: 'Cancel free until it ships',
    text: 'Cancel before your order ships and we refund your PayPal account in full.',
  },
  reviews: {
    title: 'Reviews from real buyers',
    text: 'Only people who bought a product can review it, after delivery.',
  },
})
