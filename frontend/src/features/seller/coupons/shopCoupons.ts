/** The shop's coupons as the shared form and list take them. */
import type { Coupon, CouponOwner, Terms } from '@/features/cart/coupons/coupon'
import { couponFormText } from '@/features/cart/coupons/text'
import type { CouponTerms, SellerCoupon } from '../api'
import { CollectionsPicker, ProductsPicker } from './GoodsPicker'
import { shopCouponsText as words } from './text'

export const fromShop = ({ products, collections, ...facts }: SellerCoupon): Coupon => {
  if (products) return { ...facts, goods: { kind: 'products', these: products.map(({ id, title }) => ({ id, name: title })) } }
  return { ...facts, goods: collections && { kind: 'collections', these: collections } }
}

export const toShop = ({ goods, ...rules }: Terms): CouponTerms => ({
  ...rules,
  productIds: goods?.kind === 'products' ? goods.ids : null,
  collectionIds: goods?.kind === 'collections' ? goods.ids : null,
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
