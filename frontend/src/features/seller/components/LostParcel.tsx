import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import type { Shipment } from '@/features/orders/api'
import { Flush } from '@/features/orders/components/boxes'
import type { SellerOrder } from '../api'
import { actionText } from '../text'

const LostParcelDialog = onDemand(async () => (await import('./LostParcelDialog')).LostParcelDialog)

const underWay: ReadonlySet<string> = new Set(['partially_shipped', 'in_delivery'])

/** Says that a parcel which is on its way will not arrive. */
export function LostParcel({ order, shipment }: { order: SellerOrder; shipment: Shipment }) {
  const [isOpen, setOpen] = useState(false)
  if (shipment.lostAt || !underWay.has(order.status)) return null
  return (
    <Flush>
      <Button variant="text" color="error" onClick={() => setOpen(true)}>
        <span>
          {actionText.lost.open} <span className="visually-hidden">{shipment.trackingNumber}</span>
        </span>
      </Button>
      {isOpen && <LostParcelDialog order={order} shipment={shipment} onClose={() => setOpen(false)} />}
    </Flush>
  )
}
