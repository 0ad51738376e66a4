/** One view over the cart, whether it lives in the browser (guest) or on the server (signed in). */
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useSession } from '@/features/auth/useSession'
import { cartApi, type Cart } from './api'
import { needsConfirmation } from './changes'
import { groupLines } from './guestCart'
import type { WithCart } from './persistence'
import { countOf, linesOf, summarize } from './summary'

const noCart: Cart = []

/** The cart's groups and whether they are here yet. */
export function useCartGroups() {
  const { isKnown, isSignedIn } = useSession()
  const { lines, syncFailed } = useSelector((state: WithCart) => state.guestCart)
  // Guest lines are handed to the server first; what it held before is not worth showing.
  const isUploading = isSignedIn && lines.length > 0 && !syncFailed
  const query = cartApi.useGetCartQuery(undefined, { skip: !isSignedIn || isUploading })
  const guestGroups = useMemo(() => groupLines(lines), [lines])

  if (!isKnown) return { groups: noCart, status: 'loading' as const, retry: query.refetch }
  if (!isSignedIn) return { groups: guestGroups, status: 'ready' as const, retry: query.refetch }
  if (query.data) return { groups: query.data, status: 'ready' as const, retry: query.refetch }
  return {
    groups: noCart,
    status: query.isError ? ('error' as const) : ('loading' as const),
    retry: query.refetch,
  }
}

/**
 * The cart with its ticks and what the ticked lines cost. A line that waits for the shopper's word
 * (see `changes.ts`) counts as not ticked until then; `ticked` has it all the same.
 */
export function useCart() {
  const cart = useCartGroups()
  const { groups } = cart
  const ids = useSelector((state: WithCart) => state.selection.ids)
  const waiting = useMemo(
    () => new Set(linesOf(groups).flatMap((item) => (needsConfirmation(item) ? [item.id] : []))),
    [groups],
  )
  const selected = useMemo(() => new Set(ids.filter((id) => !waiting.has(id))), [ids, waiting])
  const ticked = useMemo(() => linesOf(groups).filter(({ id }) => ids.includes(id)), [groups, ids])
  const summary = useMemo(() => summarize(groups, selected), [groups, selected])
  return { ...cart, count: countOf(groups), waiting, ticked, selected, summary }
}

/** The number on the cart's badge: the sum of all quantities. */
export function useCartCount(): number {
  const { groups } = useCartGroups()
  return countOf(groups)
}
