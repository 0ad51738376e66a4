/** The marketplace's coupons as the shared form and list take them. */
import type { Coupon, CouponOwner, Terms } from '@/features/cart/coupons/coupon'
import { couponFormText } from '@/features/cart/coupons/text'
import type { MarketCoupon, MarketCouponTerms } from '../api'
import { CategoriesPicker, ProductsPicker, ShopsPicker } from './CouponTargetPickers'
import { marketCouponsText as words } from './text'

export const fromMarket = ({ products, categories, shops, ...facts }: MarketCoupon): Coupon => {
  if (categories) return { ...facts, targets: { kind: 'categories', items: categories } }
  if (shops) return { ...facts, targets: { kind: 'shops', items: shops } }
  return { ...facts, targets: products && { kind: 'products', items: products } }
}

export const toMarket = ({ targets, ...rules }: Terms): MarketCouponTerms => ({
  ...rules,
  productIds: targets?.kind === 'products' ? targets.ids : null,
  categoryIds: targets?.kind === 'categories' ? targets.ids : null,
  shopIds: targets?.kind === 'shops' ? targets.ids : null,
})

const { everything, everythingChoice, daysHint } = words

export const marketOwner: CouponOwner = {
  everything,
  everythingChoice,
  daysHint,
  kinds: [
    { kind: 'categories', label: couponFormText.kinds.categories, Picker: CategoriesPicker },
    { kind: 'shops', label: couponFormText.kinds.shops, Picker: ShopsPicker },
    { kind: 'products', label: couponFormText.kinds.products, Picker: ProductsPicker },
  ],
}
