/** The line that was removed last, its place, and the way back. */
import { useState } from 'react'
import type { Cart, CartItem } from './api'
import { useCartChanges } from './useCartChanges'

/** A removed line: where it stood, so that its Undo can stand there. */
export interface Removal {
  item: CartItem
  /** Its place among the lines of its shop. */
  index: number
  /** The place of its shop; behind the last one for a line that could not be bought. */
  groupIndex: number
  undo: () => void
}

/** Answers the last removal, how to make one, and the id of a line that has just come back. */
export function useRemoval(groups: Cart) {
  const { remove } = useCartChanges()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [returned, setReturned] = useState<number | null>(null)

  const removeLine = (item: CartItem) => {
    const found = groups.findIndex(({ cartDTOList }) => cartDTOList.includes(item))
    const groupIndex = found < 0 ? groups.length : found
    const index = groups[groupIndex]?.cartDTOList.indexOf(item) ?? 0
    const undo = remove(item, (id) => {
      setRemoval((last) => (last?.item === item ? null : last))
      setReturned(id)
    })
    setReturned(null)
    setRemoval({ item, index, groupIndex, undo })
  }

  return { removal, removeLine, returned }
}
