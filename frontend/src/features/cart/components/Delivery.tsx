import { useArrival } from '@/features/catalog/useArrival'
import { cartPageText } from './text'

interface DeliveryProps {
  /** The shop ships within so many days. */
  handlingDays: number | undefined
  /** Other shops ship another part. */
  isSeparate: boolean
}

/** When the parcel of a shop comes, and whether it comes by itself. */
export function Delivery({ handlingDays, isSeparate }: DeliveryProps) {
  const arrival = useArrival(handlingDays)
  const words = [
    ...(arrival ? [cartPageText.arrives(arrival)] : []),
    ...(isSeparate ? [cartPageText.shipsSeparately] : []),
  ]
  return words.join(' · ')
}
