/** When a parcel comes that is ordered now. */
import type { PublicConfig } from './api'
import { formatDays } from '@/lib/dates'

const daysFrom = (now: Date, days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)

/** From the shop's next day with the fastest carrier to its last one with the slowest: "Nov 30 – Dec 5". */
export const formatDeliveryEstimate = (handlingDays: number, { min, max }: PublicConfig['carrierDays'], now = new Date()) =>
  formatDays(daysFrom(now, 1 + min), daysFrom(now, handlingDays + max))
