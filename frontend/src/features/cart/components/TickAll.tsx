import type { ReactNode } from 'react'
import { Checkbox } from '@/components/form/Checkbox'
import type { CartItem } from '../api'
import { selectableIds, tickOf } from '../summary'
import type { CartTicks } from './CartList'

interface TickAllProps extends CartTicks {
  items: readonly CartItem[]
  'aria-label'?: string
  children?: ReactNode
}

/**
 * Ticks several lines at once, or unticks them when none is left to tick. Lines that wait for the
 * shopper's word are ticked one by one only.
 */
export function TickAll({ items, selected, waiting, onSelect, ...rest }: TickAllProps) {
  const tick = tickOf(items, selected)
  const ids = selectableIds(items, waiting)
  const isFull = ids.every((id) => selected.has(id))
  return (
    <Checkbox
      checked={tick === 'all'}
      indeterminate={tick === 'some'}
      disabled={ids.length === 0}
      onChange={() => onSelect(ids, !isFull)}
      {...rest}
    />
  )
}
