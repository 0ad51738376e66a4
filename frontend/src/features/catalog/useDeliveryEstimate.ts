import { useGetConfigQuery } from './api'
import { formatDeliveryEstimate } from './deliveryEstimate'

/**
 * When a parcel comes that a shop is asked for now, as long as that is known: what a guest put into the cart
 * long ago does not say how soon its shop sends.
 */
export function useDeliveryEstimate(handlingDays: number | undefined): string | null {
  const carrierDays = useGetConfigQuery().data?.carrierDays
  return carrierDays && handlingDays !== undefined ? formatDeliveryEstimate(handlingDays, carrierDays) : null
}
