/**
 * The calls of the cart. Every change is answered with the whole cart, which goes straight into the
 * cart query's cache: no second call, and what is shown is what the server holds.
 */
import type { DefinitionsFromApi, FetchBaseQueryMeta, OverrideResultType } from '@reduxjs/toolkit/query/react'
import { cartApi as generated, type CartItem, type GetCartApiResponse } from '@/api/generated/cart'

export type { CartAndSaved, CartItem, CartProduct, ShopGroup } from '@/api/generated/cart'
export type { Product, Variant } from '@/features/catalog/api'

/** The whole cart as the server tells it: lines grouped by shop. */
export type Cart = GetCartApiResponse

/** The cart after a batch came in, and the header that names which lines of it did not come in as wanted. */
export interface Merged {
  cart: Cart
  leftOut: string | null
}

/** What is saved for later after a batch came in, and which of it did not. */
export interface Saved {
  saved: CartItem[]
  leftOut: string | null
}

type Definitions = DefinitionsFromApi<typeof generated>
type Merging = Omit<Definitions, 'addManyToCart' | 'addManyToSaved'> & {
  addManyToCart: OverrideResultType<Definitions['addManyToCart'], Merged>
  addManyToSaved: OverrideResultType<Definitions['addManyToSaved'], Saved>
}

const leftOutOf = (meta: unknown) =>
  (meta as FetchBaseQueryMeta | undefined)?.response?.headers.get('Cart-Left-Out') ?? null

/** The cart needs no refetch, but what its lines cost together does. */
const quiet = { invalidatesTags: ['quote' as const] }

/** The cart endpoints, without the refetch that the generator adds after each change. */
export const cartApi = generated.enhanceEndpoints<'quote' | 'saved', Merging>({
  addTagTypes: ['quote', 'saved'],
  endpoints: {
    addToCart: quiet,
    addManyToCart: {
      ...quiet,
      transformResponse: (cart: Cart, meta) => ({ cart, leftOut: leftOutOf(meta) }),
    },
    addManyToSaved: {
      invalidatesTags: [],
      transformResponse: (saved: CartItem[], meta) => ({ saved, leftOut: leftOutOf(meta) }),
    },
    removeSaved: { invalidatesTags: [] },
    saveForLater: quiet,
    moveToCart: quiet,
    agreeToPrices: quiet,
    listSaved: { providesTags: ['saved'] },
    changeCartQuantity: quiet,
    removeFromCart: quiet,
    updateCartItem: quiet,
  },
})
