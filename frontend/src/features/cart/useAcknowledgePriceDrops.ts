import { useEffect, useRef } from 'react'
import { useThunkDispatch } from '@/api/dispatch'
import { useSession } from '@/features/auth/useSession'
import type { Cart } from './api'
import { isCheaper } from './changes'
import { acknowledgePrices } from './serverCart'
import { linesOf, unitPrice } from './summary'

/**
 * What got cheaper costs the shopper nothing, so having looked is enough: the server is told once for each
 * price, and the line says it until the cart is changed or loaded anew.
 */
export function useAcknowledgePriceDrops(groups: Cart): void {
  const dispatch = useThunkDispatch()
  const { isSignedIn } = useSession()
  const told = useRef(new Set<string>())
  useEffect(() => {
    if (!isSignedIn) return
    const nameOf = (item: Cart[number]['cartDTOList'][number]) => `${item.id}:${unitPrice(item.productDTO)}`
    const news = linesOf(groups).filter((item) => isCheaper(item) && !told.current.has(nameOf(item)))
    if (news.length === 0) return
    for (const item of news) told.current.add(nameOf(item))
    // Untold it is said once more on the next visit.
    dispatch(acknowledgePrices(news)).catch(() => undefined)
  }, [dispatch, groups, isSignedIn])
}
