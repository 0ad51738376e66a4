import { problemOf, type ProblemView } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import {
  useAddReturnPhotosMutation,
  useRequestReturnMutation,
  type Order,
  type ReturnReason,
  type ShopOrder,
} from '../../api'
import { dropReturnDraft, keepPhotos, keepUnsentPhotos } from '../../returnDraft'
import { useIdempotencyKey } from '../../useIdempotencyKey'
import type { RequestValues } from './ReasonField'
import { returnText } from './text'

interface Sending {
  order: Order
  shopOrder: ShopOrder
  onSending: () => void
  onSent: (returnId: number) => void
}

/**
 * Asks for a return, then sends its photos. The request stands also where they do not get through: they are kept for
 * another try beside it.
 */
export function useSendReturn({ order, shopOrder, onSending, onSent }: Sending) {
  const [request] = useRequestReturnMutation()
  const [addPhotos] = useAddReturnPhotosMutation()
  const keyOf = useIdempotencyKey()
  return async (
    { reason, words }: RequestValues,
    lines: { lineId: number; quantity: number }[],
    photos: readonly File[],
  ): Promise<ProblemView | null> => {
    onSending()
    const requestReturn = { reason: reason as ReturnReason, words, lines }
    const answer = await request({
      id: order.id,
      sid: shopOrder.id,
      'Idempotency-Key': keyOf(requestReturn),
      requestReturn,
    })
    if (answer.error) return problemOf(answer.error)
    const made = answer.data.shopOrders.find(({ id }) => id === shopOrder.id)?.returns.at(-1)
    dropReturnDraft(shopOrder.id)
    keepPhotos(shopOrder.id, [])
    if (!made) return null
    if (photos.length > 0 && reason !== 'not_received') {
      const shown = await addPhotos({ id: order.id, rid: made.id, returnPhotos: { images: [...photos] } })
      if (shown.error) keepUnsentPhotos(made.id, photos)
    }
    toast.success(returnText.ask.sent(shopOrder.shop.name))
    onSent(made.id)
    return null
  }
}
