import { useSelector } from 'react-redux'
import { useSession } from '@/features/auth/useSession'
import { usedEntry } from './couponSlice'
import type { WithCart } from './persistence'

/** The code of the promotion that the banner names. */
export const promoCode = 'HELLOSHOP'

/** What the promotion takes off an amount in minor units: ten per cent, rounded half up as the server does. */
export function promoDiscount(subtotal: number): number {
  return Math.floor((subtotal + 5) / 10)
}

/** Whether the person who is signed in has used this coupon up, as far as this browser has been told. */
export function useUsedCoupon(code: string): boolean {
  const { user } = useSession()
  return useSelector(({ coupon }: WithCart) => user !== null && coupon.used.includes(usedEntry({ userId: user.id, code })))
}
