import { useSelector } from 'react-redux'
import { useSession } from '@/features/auth/useSession'
import { usedEntry } from './couponSlice'
import type { WithCart } from './persistence'

/** Whether the person who is signed in has used this coupon up, as far as this browser has been told. */
export function useUsedCoupon(code: string): boolean {
  const { user } = useSession()
  return useSelector(({ coupon }: WithCart) => user !== null && coupon.used.includes(usedEntry({ userId: user.id, code })))
}
