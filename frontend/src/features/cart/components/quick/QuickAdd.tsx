import { useState } from 'react'
import Button from '@mui/material/Button'
import { useThunkDispatch } from '@/api/dispatch'
import { toast } from '@/components/toast/queue'
import { catalogApi, type Card } from '@/features/catalog/api'
import type { QuickWords } from '@/features/catalog/QuickAdd'
import { cartText, quickAddText } from '../../text'
import { useAddToCart } from '../../useAddToCart'

/** Puts the one variant of a product into the cart without a visit to its page. */
export function QuickAdd({ card, words }: { card: Card; words: QuickWords }) {
  const dispatch = useThunkDispatch()
  const { add, pending } = useAddToCart()
  const [isAsking, setAsking] = useState(false)
  const isBusy = isAsking || pending
  const press = async () => {
    setAsking(true)
    // Resting on the card has fetched the product already, as a rule.
    const { data } = await dispatch(catalogApi.endpoints.getProduct.initiate({ slug: card.slug }, { subscribe: false }))
    setAsking(false)
    const variant = data?.variants.find(({ stock }) => stock > 0)
    if (data && variant) await add({ product: data, variant, quantity: 1 })
    else toast.error(cartText.addFailed, { detail: data ? quickAddText.soldOut : card.title })
  }
  return (
    <Button
      variant="outlined"
      aria-label={quickAddText[words].addOf(card.title)}
      aria-busy={isBusy}
      onClick={() => void (isBusy || press())}
    >
      {quickAddText[words].add}
    </Button>
  )
}
