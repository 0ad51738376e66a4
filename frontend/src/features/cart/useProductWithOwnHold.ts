import { useMemo } from 'react'
import { useSession } from '@/features/auth/useSession'
import type { Product } from './api'
import { isBuyable, linesOf } from './summary'
import { useCartGroups } from './useCart'

/**
 * A product as this shopper can buy it. What is set aside for a payment they did not finish is missing
 * in the stock that everybody sees, but not for them: their own cart counts it.
 */
export function useProductWithOwnHold(product: Product): Product {
  const { isSignedIn } = useSession()
  const { groups } = useCartGroups()
  return useMemo(() => {
    const own = isSignedIn ? linesOf(groups).filter((item) => item.productDTO.id === product.id && isBuyable(item)) : []
    if (own.length === 0) return product
    const heldOf = (optionIds: readonly number[]) => {
      const line = own.find((item) => sameOptions(item.optionIds, optionIds))
      return line ? Math.min(line.quantity, line.productDTO.stock) : 0
    }
    const variants = product.variants.map((variant) => {
      const held = heldOf(variant.optionIds)
      return held > variant.stock ? { ...variant, stock: held } : variant
    })
    return { ...product, variants }
  }, [isSignedIn, groups, product])
}

const sameOptions = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))
