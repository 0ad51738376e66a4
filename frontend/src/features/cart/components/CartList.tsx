import { useState } from 'react'
import { Button } from '@/components/Button'
import { styled } from '@mui/material/styles'
import { FormAlert } from '@/components/form/FormAlert'
import { Checkbox } from '@/components/form/Checkbox'
import { Row, Stack } from '@/components/Panel'
import type { Cart, CartItem } from '../api'
import { linesOf, selectableIds, tickOf } from '../summary'
import { cartText } from '../text'
import { useCartChanges } from '../useCartChanges'
import { CartGroup } from './CartGroup'
import { lineName } from './CartLine'

interface CartListProps {
  groups: Cart
  count: number
  selected: ReadonlySet<number>
  warning: string | null
  onSelect: (ids: number[], selected: boolean) => void
}

const Head = styled(Row)({ justifyContent: 'space-between' })

interface Removed {
  name: string
  undo: () => Promise<void>
}

/** The lines of the cart by shop, with the ticks for all of them and the way back for the last one removed. */
export function CartList({ groups, count, selected, warning, onSelect }: CartListProps) {
  const { changeQuantity, remove } = useCartChanges()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const lines = linesOf(groups)
  const tick = tickOf(lines, selected)

  const removeLine = async (item: CartItem) => {
    const undo = await remove(item)
    if (undo) setRemoved({ name: lineName(item), undo })
  }

  return (
    <Stack>
      <Head>
        <h1>Cart ({count})</h1>
        {lines.length > 0 && (
          <Checkbox
            checked={tick === 'all'}
            indeterminate={tick === 'some'}
            onChange={() => onSelect(selectableIds(lines), tick !== 'all')}
          >
            Select all
          </Checkbox>
        )}
      </Head>
      {warning && <FormAlert>{warning}</FormAlert>}
      {removed && <UndoLine removed={removed} onUndone={() => setRemoved(null)} />}
      {groups.map((group) => (
        <CartGroup
          key={group.shopSlug}
          group={group}
          selected={selected}
          shipsSeparately={groups.length > 1}
          onSelect={onSelect}
          onQuantity={changeQuantity}
          onRemove={(item) => void removeLine(item)}
        />
      ))}
    </Stack>
  )
}

function UndoLine({ removed, onUndone }: { removed: Removed; onUndone: () => void }) {
  const undo = () => {
    onUndone()
    void removed.undo()
  }
  return (
    <Row spread>
      <span>{removed.name} is removed.</span>
      <Button variant="outlined" onClick={undo}>
        {cartText.undo}
      </Button>
    </Row>
  )
}
