import { useEffect, useState } from 'react'
import type { Product, Variant } from './api'
import { firstOpenOption, type Choice } from './options'

/** How long the button says that it worked. */
const addedMilliseconds = 1600
/** Most of one product in a cart. */
const mostQuantity = 999

type Buying = {
  product: Product
  choice: Choice
  variant: Variant | null
  /** Whether something is on its way into the cart. */
  pending: boolean
  onAdd: (variant: Variant, quantity: number) => Promise<boolean>
}

/** Leads to the group of options that was left open. */
function goToOption(optionId: number): void {
  const group = document.getElementById(`option-${optionId}`)
  group?.scrollIntoView({ block: 'center' })
  group?.querySelector('input')?.focus({ preventScroll: true })
}

/** Quantity, what is still missing, and what became of adding. */
export function useBuying({ product, choice, variant, pending, onAdd }: Buying) {
  const [wanted, setWanted] = useState(1)
  const [missing, setMissing] = useState<number | null>(null)
  const [added, setAdded] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!added) return
    const timer = setTimeout(() => setAdded(false), addedMilliseconds)
    return () => clearTimeout(timer)
  }, [added])
  const most = Math.max(1, variant?.stock ?? mostQuantity)
  const quantity = Math.min(wanted, most)
  const soldOut = variant ? variant.stock === 0 : product.variants.every(({ stock }) => stock === 0)
  const add = async () => {
    const open = firstOpenOption(product, choice)
    setFailed(false)
    if (open) {
      setMissing(open.id)
      goToOption(open.id)
    } else if (variant) {
      const done = await onAdd(variant, quantity)
      setAdded(done)
      setFailed(!done)
    }
  }
  const pick = (optionId: number) => {
    if (missing === optionId) setMissing(null)
    setWanted(quantity)
    setFailed(false)
  }
  const state = soldOut ? 'soldOut' : pending ? 'pending' : added ? 'added' : 'idle'
  return { quantity, setQuantity: setWanted, limited: wanted > most, missing, failed, state, add, pick } as const
}
