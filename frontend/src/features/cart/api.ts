/**
 * The calls of the cart. Every change is answered with the whole cart, which goes straight into the
 * cart query's cache: no second call, and what is shown is what the server holds.
 */
import type { DefinitionsFromApi, FetchBaseQueryMeta, OverrideResultType } from '@reduxjs/toolkit/query/react'
import { cartApi as generated, type GetCartApiResponse } from '@/api/generated/cart'

export type { CartItem, CartProduct, ShopGroup } from '@/api/generated/cart'
export type { Product, Variant } from '@/features/catalog/api'

/** The whole cart as the server tells it: lines grouped by shop. */
export type Cart = GetCartApiResponse

/** The cart after a batch came in, and the header that names which lines of it did not come in as wanted. */
export interface Merged {
  cart: Cart
  leftOut: string | null
}

type Definitions = DefinitionsFromApi<typeof generated>
type Merging = Omit<Definitions, 'addManyToCart'> & {
  addManyToCart: OverrideResultType<Definitions['addManyToCart'], Merged>
}

/** The cart needs no refetch, but what its lines cost together does. */
const quiet = { invalidatesTags: ['quote' as const] }

/** The cart endpoints, without the refetch that the generator adds after each change. */
export const cartApi = generated.enhanceEndpoints<'quote', Merging>({
  addTagTypes: ['quote'],
  endpoints: {
    addToCart: quiet,
    addManyToCart: {
      ...quiet,
      transformResponse: (cart: Cart, meta) => ({
        cart,
        leftOut: (meta as FetchBaseQueryMeta | undefined)?.response?.headers.get('Cart-Left-Out') ?? null,
      }),
    },
    changeCartQuantity: quiet,
    removeFromCart: quiet,
    updateCartItem: quiet,
  },
})
