/** The coupon code that the shopper wants to use, from the cart to the payment, and which they used up; kept in the browser. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readCoupon, readUsedCoupons } from '@/lib/storage'

/** The code as it is sent, or null for none. Whether it is any good only the server knows; `used` is what it told. */
export interface CouponState {
  code: string | null
  used: string[]
}

/** Someone's coupon. */
export interface OwnCoupon {
  userId: number
  code: string
}

/** How someone's used coupon stands in the list; the case of its code does not count. */
export const usedEntry = ({ userId, code }: OwnCoupon) => `${userId}:${code.toUpperCase()}`

/** Longer ones are refused by the server. */
export const couponLength = 40

const initialState = (): CouponState => ({
  code: readCoupon()?.slice(0, couponLength) ?? null,
  used: readUsedCoupons(),
})

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
    /** The server takes this coupon from this person, or has done so as often as it may. */
    learned: (state, { payload }: PayloadAction<OwnCoupon & { isUsed: boolean }>) => {
      const entry = usedEntry(payload)
      if (state.used.includes(entry) === payload.isUsed) return
      state.used = payload.isUsed ? [...state.used, entry] : state.used.filter((other) => other !== entry)
    },
  },
})

export const couponActions = couponSlice.actions
export const couponReducer = couponSlice.reducer
