import { Fragment, useState, type ReactNode, type Ref } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { FormAlert } from '@/components/form/FormAlert'
import { Row } from '@/components/Row'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { Cart, CartItem, ShopGroup } from '../api'
import { availableGroups, countOf, isGone, lineName, linesOf, selectableIds, summarize, tickOf } from '../summary'
import { useCartChanges } from '../useCartChanges'
import * as Box from './cartLayout'
import { CartLine } from './CartLine'
import { DeliveryEstimate } from './DeliveryEstimate'
import { cartPageText } from './text'
import { UndoRow } from './UndoRow'

/** A line that was removed or saved for later: where it stood, so that its Undo can stand there. */
interface Removal {
  item: CartItem
  /** What became of it. */
  words: string
  /** Its place among the lines of its shop. */
  index: number
  /** The place of its shop; behind the last one for a line that could not be bought. */
  groupIndex: number
  undo: () => void
}

/** Answers the last removal, the two ways to make one, and the id of a line that has just come back. */
function useRemoval(groups: Cart) {
  const { remove, save } = useCartChanges()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [returned, setReturned] = useState<number | null>(null)

  const letGo = (item: CartItem, words: string, take: typeof remove) => {
    const found = groups.findIndex(({ cartDTOList }) => cartDTOList.includes(item))
    const groupIndex = found < 0 ? groups.length : found
    const index = groups[groupIndex]?.cartDTOList.indexOf(item) ?? 0
    const undo = take(item, (id) => {
      setRemoval((last) => (last?.item === item ? null : last))
      setReturned(id)
    })
    setReturned(null)
    setRemoval({ item, words, index, groupIndex, undo })
  }
  const removeLine = (item: CartItem) => letGo(item, cartPageText.lineRemoved(lineName(item)), remove)
  const saveLine = (item: CartItem) => letGo(item, cartPageText.lineSaved(lineName(item)), save)

  return { removal, removeLine, saveLine, returned }
}

/** Which lines are ticked, which wait for the shopper's word, and how to tick. */
interface CartTicks {
  selected: ReadonlySet<number>
  waiting: ReadonlySet<number>
  onSelect: (ids: number[], selected: boolean) => void
}

interface CartListProps extends CartTicks {
  groups: Cart
  warning: string | null
}

/** The lines of the cart by shop; those that cannot be bought stand last. */
export function CartList({ groups, warning, ...ticks }: CartListProps) {
  const available = availableGroups(groups)
  const { removal, returned, ...ways } = useRemoval(available)
  const renderLine = useRenderLine(ticks, ways, returned)
  const removedFrom = available.find(({ shopSlug }) => removal?.item.available && shopSlug === removal.item.shop.slug)
  const alone = removal && !removedFrom && (
    <Box.Group key="removed">
      <UndoLine removal={removal} />
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
function useRenderLine(
  { selected, onSelect }: CartTicks,
  { removeLine, saveLine }: Pick<ReturnType<typeof useRemoval>, 'removeLine' | 'saveLine'>,
  returned: number | null,
) {
  const { changeQuantity, agree } = useCartChanges()

  const toggle = (item: CartItem) => {
    const isTicked = selected.has(item.id)
    // Who ticks a line has read what stands in it.
    if (!isTicked) void agree(item)
    onSelect([item.id], !isTicked)
  }

  return (item: CartItem) => (
    <CartLine
      key={item.id}
      item={item}
      isSelected={selected.has(item.id)}
      hasReturned={item.id === returned}
      onToggle={() => toggle(item)}
      onQuantity={(quantity) => changeQuantity(item, quantity)}
      onRemove={() => removeLine(item)}
      onSave={() => saveLine(item)}
      onAgree={() => void agree(item)}
    />
  )
}

const HeadRow = styled(Row)({ justifyContent: 'space-between', minBlockSize: 44 })

interface CartHeadProps {
  groups?: Cart
  ticks?: CartTicks
  headingRef: Ref<HTMLHeadingElement>
}

/** The heading with the number of pieces, and the tick for all of them; without a cart only the heading. */
export function CartHead({ groups = [], ticks, headingRef }: CartHeadProps) {
  const lines = linesOf(groups)
  return (
    <HeadRow>
      <h1 ref={headingRef} tabIndex={-1}>
        {lines.length > 0 ? cartPageText.titleWithCount(countOf(groups)) : cartPageText.title}
      </h1>
      {ticks && selectableIds(lines).length > 0 && (
        <SelectAll items={lines} {...ticks}>
          {cartPageText.selectAll}
        </SelectAll>
      )}
    </HeadRow>
  )
}

interface CartGroupProps extends CartTicks {
  group: ShopGroup
  shipsSeparately: boolean
  /** A line of this shop that was just removed. */
  removal: Removal | null
  renderLine: (item: CartItem) => ReactNode
}

/** What a shopper buys from one shop. */
function CartGroup({ group, selected, waiting, shipsSeparately, removal, onSelect, renderLine }: CartGroupProps) {
  const currency = useCurrency()
  const items = group.cartDTOList
  const { subtotal } = summarize([group], selected)
  return (
    <Box.Group aria-label={group.shopName}>
      <Box.Head>
        <SelectAll
          items={items}
          selected={selected}
          waiting={waiting}
          onSelect={onSelect}
          aria-label={cartPageText.selectShop(group.shopName)}
        />
        <h2>
          <Link to={paths.shop(group.shopSlug)}>
            {group.shopName}
            <ChevronRightIcon size={16} />
          </Link>
        </h2>
      </Box.Head>
      <ul>
        {items.map((item, index) => (
          <Fragment key={item.id}>
            {removal?.index === index && <DividedUndo removal={removal} />}
            {renderLine(item)}
          </Fragment>
        ))}
        {removal && removal.index >= items.length && <DividedUndo removal={removal} />}
      </ul>
      <Box.Foot>
        <span>
          <DeliveryEstimate handlingDays={items[0]?.shop.handlingDays} isSeparate={shipsSeparately} />
        </span>
        <strong>
          {cartPageText.shopTotal} {formatMoney(subtotal, currency)}
        </strong>
      </Box.Foot>
    </Box.Group>
  )
}

function UndoLine({ removal: { item, words, undo } }: { removal: Removal }) {
  return <UndoRow key={item.id} words={words} label={cartPageText.undoOf(lineName(item))} onUndo={undo} />
}

function DividedUndo({ removal }: { removal: Removal }) {
  return (
    <Box.DividedItem>
      <UndoLine removal={removal} />
    </Box.DividedItem>
  )
}

interface UnavailableGroupProps {
  items: readonly CartItem[]
  renderLine: (item: CartItem) => ReactNode
}

/** What cannot be bought now, whichever shop it is from: kept in sight, below everything else. */
function UnavailableGroup({ items, renderLine }: UnavailableGroupProps) {
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

interface SelectAllProps extends CartTicks {
  items: readonly CartItem[]
  'aria-label'?: string
  children?: ReactNode
}

/**
 * Ticks several lines at once, or unticks them when none is left to tick. Lines that wait for the
 * shopper's word are ticked one by one only.
 */
function SelectAll({ items, selected, waiting, onSelect, children, 'aria-label': label }: SelectAllProps) {
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
