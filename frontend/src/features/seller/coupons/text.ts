import { texts } from '@/lib/language'

/** What a shop reads of its coupons. */
export const shopCouponsText = texts('shopCouponsText', {
  intro: 'Shoppers enter the code in their cart and pay less for your products. You cover the discount; we charge commission only on what they pay.',
  loadFailed: 'Your coupons didn\'t load',
  emptyText: 'Reward returning customers or boost a quiet week.',
  everything: 'everything in your shop',
  everythingChoice: 'Everything in your shop',
  daysHint: (zone: string) => `Whole days in your shop's time zone, ${zone}`,
})
