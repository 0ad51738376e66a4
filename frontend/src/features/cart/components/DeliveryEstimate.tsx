import { useDeliveryEstimate } from '@/features/catalog/useDeliveryEstimate'
import { cartPageText } from './text'

interface DeliveryEstimateProps {
  /** The shop ships within so many days. */
  handlingDays: number | undefined
  /** Other shops ship another part. */
  isSeparate: boolean
}

/** When the parcel of a shop comes, and whether it comes by itself. */
export function DeliveryEstimate({ handlingDays, isSeparate }: DeliveryEstimateProps) {
  const arrival = useDeliveryEstimate(handlingDays)
  const words = [
    ...(arrival ? [cartPageText.arrives(arrival)] : []),
    ...(isSeparate ? [cartPageText.shipsSeparately] : []),
  ]
  return words.join(' · ')
}
