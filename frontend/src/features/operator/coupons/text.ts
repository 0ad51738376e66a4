import { texts } from '@/lib/language'

/** The coupons of the marketplace. */
export const marketCouponsText = texts('marketCouponsText', {
  intro:
    'Shoppers type the code in their cart and pay less, in every shop or where you say. The shops earn that much less for their goods; our commission is of what shoppers pay.',
  loadFailed: 'The coupons did not load',
  emptyText: 'A code for new customers, for a season or for a category.',
  everything: 'everything in every shop',
  everythingChoice: 'Everything in every shop',
  daysHint: 'Whole days in UTC',
})
