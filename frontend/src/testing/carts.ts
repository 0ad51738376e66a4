/** Carts as the server tells them. */
import type { Cart, CartItem } from '@/features/cart/api'

export function itemOf(id: number, over: Partial<CartItem> = {}): CartItem {
  return {
    id,
    quantity: 1,
    isReview: false,
    variantValues: {},
    optionIds: [],
    options: [],
    available: true,
    inPayment: null,
    changes: [],
    shop: { id: 7, name: 'Clay & Co', slug: 'clay-and-co', handlingDays: 3 },
    productDTO: {
      id: id + 100,
      slug: `mug-${id}`,
      title: `Mug ${id}`,
      thumbnail: null,
      tile: 'sand',
      price: 2400,
      priceSale: null,
      stock: 5,
    },
    ...over,
  }
}

export function cartOf(...items: CartItem[]): Cart {
  if (items.length === 0) return []
  return [{ id: 7, shopName: 'Clay & Co', shopSlug: 'clay-and-co', shopIdDistrict: 0, cartDTOList: items }]
}

/** The line costs more than the shopper saw. */
export const priceRaised = (priceWas: number): CartItem['changes'] => [{ code: 'price_up', priceWas, left: null }]

/** Fewer are left than the line wants. */
export const stockReduced = (left: number): CartItem['changes'] => [{ code: 'less_stock', priceWas: null, left }]
