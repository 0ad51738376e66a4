/** Saving what was typed into a cell of the table. */
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { useLazyGetSellerProductQuery, useUpdateVariantMutation, type SellerProductRow } from '../../api'
import { presentStockOf } from '../../variantForm'
import { variantText } from '../../text'
import { listText as words } from './text'

/** Whether a cell says what one variant costs, or how many there are of it, so that it can be typed over. */
export const isTypable = (field: string, { variantCount, onSale, status }: SellerProductRow) =>
  variantCount === 1 && status !== 'archived' && (field === 'stock' || (field === 'price' && !onSale))

/**
 * Saves price and stock of a product's only variant. Either is changed only if it still is what the seller saw: what
 * else it became meanwhile is thrown as the reason.
 */
export function useCellSaving() {
  const [load] = useLazyGetSellerProductQuery()
  const [update] = useUpdateVariantMutation()
  return async (typed: SellerProductRow, seen: SellerProductRow): Promise<SellerProductRow> => {
    const price = typed.minPrice === seen.minPrice ? {} : { price: typed.minPrice }
    const stock = typed.stock === seen.stock ? {} : { stock: typed.stock, expectedStock: seen.stock }
    const variantChange = { ...price, ...stock }
    if (Object.keys(variantChange).length === 0) return seen
    const { data: product, error } = await load({ id: seen.id })
    if (!product) throw new Error(problemOf(error).message)
    const [variant, other] = product.variants
    if (!variant || other || ('price' in variantChange && variant.price !== seen.minPrice)) throw new Error(words.moved)
    const answer = await update({ id: seen.id, variantId: variant.id, variantChange })
    const now = presentStockOf(answer.error)
    if (now !== null) throw new Error(variantText.moved(now, seen.stock))
    if (answer.error) throw new Error(problemOf(answer.error).message)
    toast.success(variantText.saved(seen.title))
    return typed
  }
}
