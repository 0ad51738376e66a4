import { useGetConfigQuery } from './api'
import { arrivalOf } from './arrival'

/**
 * When a parcel comes that a shop is asked for now, as long as that is known: what a guest put into the cart
 * long ago does not say how soon its shop sends.
 */
export function useArrival(handlingDays: number | undefined): string | null {
  const carrierDays = useGetConfigQuery().data?.carrierDays
  return carrierDays && handlingDays !== undefined ? arrivalOf(handlingDays, carrierDays) : null
}
