import { useState } from 'react'
import type { Ticks } from '../components/SellerOrderList'

/** Most orders that are printed at once; the server's limit. */
export const mostPrinted = 100

/** The orders that are ticked to be printed. */
export interface PrintChoice extends Ticks {
  onClear: () => void
}

/** The ticks of a list: they stay from page to page, and go when other orders are looked for. */
export function usePrintChoice(filter: object): PrintChoice {
  const of = JSON.stringify(filter)
  const [choice, setChoice] = useState({ of, ids: new Set<number>() })
  const chosen = choice.of === of ? choice.ids : new Set<number>()
  return {
    chosen,
    onTick: (ids, isTicked) => {
      const next = new Set(chosen)
      for (const id of ids) {
        if (isTicked) next.add(id)
        else next.delete(id)
      }
      setChoice({ of, ids: next })
    },
    onClear: () => setChoice({ of, ids: new Set() }),
  }
}
