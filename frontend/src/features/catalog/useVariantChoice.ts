import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Product } from './api'
import { choose, initialChoice, variantOf, type Choice } from './options'

/** The choice of one product: kept here while open, in the address once it names a variant. */
export function useVariantChoice(product: Product) {
  const [params, setParams] = useSearchParams()
  const [choice, setChoice] = useState<Choice>(() => initialChoice(product, Number(params.get('variant')) || null))
  const [switched, setSwitched] = useState<{ option: string; value: string }[]>([])
  const pick = (optionId: number, valueId: number) => {
    const next = choose(product, choice, optionId, valueId)
    setChoice(next.choice)
    setSwitched(next.switched)
    const variant = variantOf(product, next.choice)
    if (!variant) return
    const address = new URLSearchParams(params)
    address.set('variant', String(variant.id))
    setParams(address, { replace: true, preventScrollReset: true })
  }
  return { choice, variant: variantOf(product, choice), switched, pick }
}
