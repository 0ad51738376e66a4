import { texts } from '@/lib/language'

/** The coupons of the marketplace. */
export const marketCouponsText = texts('marketCouponsText', {
  intro:
    'Shoppers enter the code in their cart and pay less, in every shop or where you choose. The shops earn that much less, and our commission is based on what shoppers pay.',
  loadFailed: 'The coupons didn\'t load',
  emptyText: 'A code for new customers, for a season or for a category.',
  everything: 'everything in every shop',
  everythingChoice: 'Everything in every shop',
  daysHint: 'Whole days in UTC',
})
