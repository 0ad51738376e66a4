import { texts } from '@/lib/language'

/** What a shop reads of its coupons. */
export const shopCouponsText = texts('shopCouponsText', {
  intro: 'Shoppers type the code in their cart and pay less for your goods. You bear the discount; our commission is of what they pay.',
  loadFailed: 'Your coupons did not load',
  emptyText: 'Reward the ones who come back, or fill a quiet week.',
  everything: 'everything in your shop',
  everythingChoice: 'Everything in your shop',
  daysHint: (zone: string) => `Whole days in your shop's time zone, ${zone}`,
})
