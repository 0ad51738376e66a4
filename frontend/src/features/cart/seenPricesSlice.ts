/** Remembers which price of each line the shopper has seen, kept in the browser. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readSeenPrices } from '@/lib/storage'
import type { Cart, CartItem } from './api'
import { choiceOf, notePrices, type SeenPrices } from './changes'
import { unitPrice } from './summary'

/** Prices in minor units by what was chosen. */
export interface SeenPricesState {
  prices: SeenPrices
}

const initialState = (): SeenPricesState => ({ prices: readSeenPrices() })

const seenPricesSlice = createSlice({
  name: 'seenPrices',
  initialState,
  reducers: {
    /** The cart is here: prices of new lines are taken as seen. */
    cartShown: (state, { payload }: PayloadAction<Cart>) => {
      state.prices = notePrices(payload, state.prices)
    },
    /** The shopper agrees to what this line costs now. */
    priceAgreed: (state, { payload }: PayloadAction<CartItem>) => {
      state.prices = { ...state.prices, [choiceOf(payload)]: unitPrice(payload.productDTO) }
    },
  },
})

export const seenPricesActions = seenPricesSlice.actions
export const seenPricesReducer = seenPricesSlice.reducer
