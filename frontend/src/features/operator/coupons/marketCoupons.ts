/** The marketplace's coupons as the shared form and list take them. */
import type { Coupon, CouponOwner, Terms } from '@/features/cart/coupons/coupon'
import { couponFormText } from '@/features/cart/coupons/text'
import type { MarketCoupon, MarketCouponTerms } from '../api'
import { CategoriesPicker, ProductsPicker, ShopsPicker } from './GoodsPicker'
import { marketCouponsText as words } from './text'

export const fromMarket = ({ products, categories, shops, ...facts }: MarketCoupon): Coupon => {
  if (categories) return { ...facts, goods: { kind: 'categories', these: categories } }
  if (shops) return { ...facts, goods: { kind: 'shops', these: shops } }
  return { ...facts, goods: products && { kind: 'products', these: products } }
}

export const toMarket = ({ goods, ...rules }: Terms): MarketCouponTerms => ({
  ...rules,
  productIds: goods?.kind === 'products' ? goods.ids : null,
  categoryIds: goods?.kind === 'categories' ? goods.ids : null,
  shopIds: goods?.kind === 'shops' ? goods.ids : null,
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
