import Stack from '@mui/material/Stack'
import { useDispatch } from 'react-redux'
import { FormAlert } from '@/components/form/FormAlert'
import type { Cart, CartItem } from '../api'
import { changeOf, type SeenPrices } from '../changes'
import { seenPricesActions } from '../seenPricesSlice'
import { availableGroups, isGone, linesOf } from '../summary'
import { useCartChanges } from '../useCartChanges'
import { useRemoval } from '../useRemoval'
import * as Box from './CartBoxes'
import { CartGroup } from './CartGroup'
import { CartLine } from './CartLine'
import { UnavailableGroup } from './UnavailableGroup'
import { UndoRow } from './UndoRow'

/** Which lines are ticked, which wait for the shopper's word, and how to tick. */
export interface CartTicks {
  selected: ReadonlySet<number>
  waiting: ReadonlySet<number>
  onSelect: (ids: number[], selected: boolean) => void
}

interface CartListProps extends CartTicks {
  groups: Cart
  seen: SeenPrices
  warning: string | null
}

/** The lines of the cart by shop; those that cannot be bought stand last. */
export function CartList({ groups, seen, warning, ...ticks }: CartListProps) {
  const available = availableGroups(groups)
  const { removal, removeLine, returned } = useRemoval(available)
  const renderLine = useLine(seen, ticks, removeLine, returned)
  const removedFrom = available.find(({ shopSlug }) => removal?.item.available && shopSlug === removal.item.shop.slug)
  const alone = removal && !removedFrom && (
    <Box.Group key="removed">
      <UndoRow key={removal.item.id} removal={removal} />
    </Box.Group>
  )
  const shops = available.map((group) => (
    <CartGroup
      key={group.shopSlug}
      group={group}
      shipsSeparately={available.length > 1}
      removal={group === removedFrom ? removal : null}
      renderLine={renderLine}
      {...ticks}
    />
  ))

  return (
    <Stack spacing={2}>
      {warning && <FormAlert>{warning}</FormAlert>}
      {removal ? shops.toSpliced(removal.groupIndex, 0, ...(alone ? [alone] : [])) : shops}
      <UnavailableGroup items={linesOf(groups).filter(isGone)} renderLine={renderLine} />
    </Stack>
  )
}

/** Answers how a line is drawn, with all that can be done with it. */
function useLine(
  seen: SeenPrices,
  { selected, onSelect }: CartTicks,
  onRemove: (item: CartItem) => void,
  returned: number | null,
) {
  const dispatch = useDispatch()
  const { changeQuantity } = useCartChanges()

  const agree = (item: CartItem) => {
    const { left } = changeOf(item, seen)
    dispatch(seenPricesActions.priceAgreed(item))
    if (left !== null) changeQuantity(item, left)
  }
  const toggle = (item: CartItem) => {
    const isTicked = selected.has(item.id)
    // Who ticks a line has read what stands in it.
    if (!isTicked) agree(item)
    onSelect([item.id], !isTicked)
  }

  return (item: CartItem) => (
    <CartLine
      key={item.id}
      item={item}
      change={changeOf(item, seen)}
      isSelected={selected.has(item.id)}
      hasReturned={item.id === returned}
      onToggle={() => toggle(item)}
      onQuantity={(quantity) => changeQuantity(item, quantity)}
      onRemove={() => onRemove(item)}
      onAgree={() => agree(item)}
    />
  )
}
