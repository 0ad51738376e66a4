import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import type { Order, ShopOrder } from '../api'
import { asksShop, canCancelPieces } from '../status'
import { ordersText } from '../text'
import { Flush } from './boxes'

const CancelPiecesDialog = onDemand(async () => (await import('./CancelPiecesDialog')).CancelPiecesDialog)

/** Cancels pieces of one shop's part; once something of it was sent, asks the shop. */
export function CancelPieces({ order, shopOrder }: { order: Order; shopOrder: ShopOrder }) {
  const [isOpen, setOpen] = useState(false)
  if (!canCancelPieces(order, shopOrder)) return null
  const words = asksShop(shopOrder) ? ordersText.pieces.ask : ordersText.pieces.cancel
  return (
    <Flush>
      <Button variant="text" color="error" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <CancelPiecesDialog orderId={order.id} shopOrder={shopOrder} onClose={() => setOpen(false)} />}
    </Flush>
  )
}
