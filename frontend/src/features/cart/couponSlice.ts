/** The coupon code that the shopper wants to use, from the cart to the payment; kept in the browser. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readCoupon } from '@/lib/storage'

/** The code as it is sent, or null for none. Whether it is any good only the server knows. */
export interface CouponState {
  code: string | null
}

/** Longer ones are refused by the server. */
export const couponLength = 40

const initialState = (): CouponState => ({ code: readCoupon()?.slice(0, couponLength) ?? null })

const couponSlice = createSlice({
  name: 'coupon',
  initialState,
  reducers: {
    /** Spaces around a code and its case do not count. */
    chosen: (state, { payload }: PayloadAction<string>) => {
      state.code = payload.trim().toUpperCase() || null
    },
    cleared: (state) => {
      state.code = null
    },
  },
})

export const couponActions = couponSlice.actions
export const couponReducer = couponSlice.reducer
