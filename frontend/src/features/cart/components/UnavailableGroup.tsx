import type { ReactNode } from 'react'
import type { CartItem } from '../api'
import { cartPageText } from './text'
import * as Box from './CartBoxes'

interface UnavailableGroupProps {
  items: readonly CartItem[]
  renderLine: (item: CartItem) => ReactNode
}

/** What cannot be bought now, whichever shop it is from: kept in sight, below everything else. */
export function UnavailableGroup({ items, renderLine }: UnavailableGroupProps) {
  if (items.length === 0) return null
  return (
    <Box.Group aria-label={cartPageText.unavailable}>
      <Box.Head>
        <h2>{cartPageText.unavailable}</h2>
      </Box.Head>
      <Box.Note>{cartPageText.unavailableHint}</Box.Note>
      <ul>{items.map(renderLine)}</ul>
    </Box.Group>
  )
}
