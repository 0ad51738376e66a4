import type { ReactNode } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
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
export function TickAll({ items, selected, waiting, onSelect, children, 'aria-label': label }: TickAllProps) {
  const tick = tickOf(items, selected)
  const ids = selectableIds(items, waiting)
  const isFull = ids.every((id) => selected.has(id))
  const box = (
    <Checkbox
      checked={tick === 'all'}
      indeterminate={tick === 'some'}
      disabled={ids.length === 0}
      onChange={() => onSelect(ids, !isFull)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  )
  return children ? <FormControlLabel control={box} label={children} /> : box
}
