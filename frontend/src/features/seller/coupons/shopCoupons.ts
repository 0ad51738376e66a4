/** The shop's coupons as the shared form and list take them. */
import type { Coupon, CouponOwner, Terms } from '@/features/cart/coupons/coupon'
import { couponFormText } from '@/features/cart/coupons/text'
import type { CouponTerms, SellerCoupon } from '../api'
import { CollectionsPicker, ProductsPicker } from './CouponTargetPickers'
import { shopCouponsText as words } from './text'

export const fromShop = ({ products, collections, ...facts }: SellerCoupon): Coupon => {
  if (products) return { ...facts, targets: { kind: 'products', items: products.map(({ id, title }) => ({ id, name: title })) } }
  return { ...facts, targets: collections && { kind: 'collections', items: collections } }
}

export const toShop = ({ targets, ...rules }: Terms): CouponTerms => ({
  ...rules,
  productIds: targets?.kind === 'products' ? targets.ids : null,
  collectionIds: targets?.kind === 'collections' ? targets.ids : null,
})

const { everything, everythingChoice } = words

export const shopOwner = (timeZone: string): CouponOwner => ({
  everything,
  everythingChoice,
  daysHint: words.daysHint(timeZone.replaceAll('_', ' ')),
  kinds: [
    { kind: 'products', label: couponFormText.kinds.products, Picker: ProductsPicker },
    { kind: 'collections', label: couponFormText.kinds.collections, Picker: CollectionsPicker },
  ],
})
