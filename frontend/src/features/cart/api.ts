/**
 * The calls of the cart. Every change is answered with the whole cart, which goes straight into the
 * cart query's cache: no second call, and what is shown is what the server holds.
 */
import { cartApi as generated, type GetCartApiResponse } from '@/api/generated/cart'

export type { CartItem, CartProduct, ShopGroup } from '@/api/generated/cart'
export type { Product, Variant } from '@/features/catalog/api'

/** The whole cart as the server tells it: lines grouped by shop. */
export type Cart = GetCartApiResponse

/** The cart needs no refetch, but what its lines cost together does. */
const quiet = { invalidatesTags: ['quote' as const] }

/** The cart endpoints, without the refetch that the generator adds after each change. */
export const cartApi = generated.enhanceEndpoints({
  addTagTypes: ['quote'],
  endpoints: {
    addToCart: quiet,
    addManyToCart: quiet,
    changeCartQuantity: quiet,
    removeFromCart: quiet,
    updateCartItem: quiet,
  },
})
