import { useEffect, useRef, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { Price } from '@/components/Price'
import { ProductTile } from '@/components/ProductTile'
import { media, tileOf } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { CartItem } from '../api'
import { changeOf } from '../changes'
import { isBuyable, lineName, unitPrice } from '../summary'
import { useSavedLineActions } from '../useSavedLines'
import * as Box from './cartLayout'
import { unavailableReason } from './CartLine'
import { cartPageText } from './text'
import { UndoRow } from './UndoRow'

const words = cartPageText.saved

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  paddingBlock: 16,
  '& h2': theme.typography.h3,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))
const Grid = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gridTemplateAreas: '"picture words" "controls controls"',
  gap: 12,
  paddingBlock: 16,
  alignItems: 'start',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [media.tablet]: {
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture words controls"',
    columnGap: 16,
  },
}))
const Controls = styled('div')({ gridArea: 'controls', display: 'flex', flexWrap: 'wrap', gap: 8 })
const Notice = styled('p', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'warning' | 'success' }>(
  ({ theme, tone }) => ({ ...theme.typography.body2, color: theme.vars.palette[tone].main }),
)

/** What was just removed, and where it stood. */
interface Removal {
  item: CartItem
  index: number
  undo: () => Promise<void>
}

/** Takes the focus to the line at a place of the list, or to the last one, when what had it is gone. */
function useFocusAt() {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<{ index: number } | null>(null)
  useEffect(() => {
    if (place === null || document.activeElement !== document.body) return
    const lines = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [tabindex]') ?? [])]
    ;(lines[place.index] ?? lines.at(-1))?.focus()
  }, [place])
  return { list, focusAt: (index: number) => setPlace({ index }) }
}

/** What the shopper saved for later, each line with the way back into the cart. */
export function SavedList({ items }: { items: readonly CartItem[] }) {
  const { moveToCart, remove } = useSavedLineActions()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const { list, focusAt } = useFocusAt()
  const removeLine = (item: CartItem, index: number) => setRemoval({ item, index, undo: remove(item, index) })
  const returning = useRef<Removal | null>(null)
  const undo = async (removed: Removal) => {
    if (returning.current === removed) return
    returning.current = removed
    await removed.undo()
    setRemoval((now) => (now === removed ? null : now))
    focusAt(removed.index)
  }
  const move = (item: CartItem, index: number) => {
    void moveToCart(item)
    focusAt(index)
  }
  const undoRow = removal && (
    <Box.DividedItem key="removed">
      <UndoRow
        key={removal.item.id}
        words={cartPageText.lineRemoved(lineName(removal.item))}
        label={words.undoOf(lineName(removal.item))}
        onUndo={() => void undo(removal)}
      />
    </Box.DividedItem>
  )
  if (items.length === 0 && !removal) return null
  const rows: ReactNode[] = items.map((item, index) => (
    <SavedLine
      key={item.id}
      item={item}
      onMove={() => move(item, index)}
      onRemove={() => removeLine(item, index)}
    />
  ))
  // among the lines by its key: it stays, with the focus, when the line beside it goes
  const shown = removal ? rows.toSpliced(removal.index, 0, undoRow) : rows
  return (
    <Box.Group aria-label={words.title(items.length)}>
      <Head>
        <h2>{words.title(items.length)}</h2>
        <p>{words.hint}</p>
      </Head>
      <ul ref={list}>{shown}</ul>
    </Box.Group>
  )
}

interface SavedLineProps {
  item: CartItem
  onMove: () => void
  onRemove: () => void
}

function SavedLine({ item, onMove, onRemove }: SavedLineProps) {
  const { productDTO: product, options, quantity } = item
  const name = lineName(item)
  const link = paths.product(product.slug)
  return (
    <Grid tabIndex={-1} aria-label={name}>
      <Box.Picture to={link} tabIndex={-1} aria-hidden="true">
        <ProductTile src={product.thumbnail} tile={tileOf(product.tile, product.id)} size={72} faded={!item.available} />
      </Box.Picture>
      <Box.LineText>
        <Link to={link}>{product.title}</Link>
        <small>{[...options.map(({ value }) => value), cartPageText.quantity(quantity)].join(' · ')}</small>
        <Price price={product.price} priceSale={product.priceSale} />
        <SavedNotice item={item} />
      </Box.LineText>
      <Controls>
        {isBuyable(item) && (
          <Button variant="outlined" aria-label={words.moveLine(name)} onClick={onMove}>
            {words.move}
          </Button>
        )}
        <Button variant="text" aria-label={words.removeLine(name)} onClick={onRemove}>
          {cartPageText.remove}
        </Button>
      </Controls>
    </Grid>
  )
}

/** What became different since it was saved. Nothing is to be agreed to before it lies in the cart. */
function SavedNotice({ item }: { item: CartItem }) {
  const currency = useCurrency()
  const { was } = changeOf(item)
  if (!item.available) return <Notice tone="warning">{unavailableReason(item)}</Notice>
  if (was === null) return null
  const now = unitPrice(item.productDTO)
  return was < now ? (
    <Notice tone="warning">{cartPageText.dearer(formatMoney(was, currency), formatMoney(now, currency))}</Notice>
  ) : (
    <Notice tone="success">{cartPageText.was(formatMoney(was, currency))}</Notice>
  )
}
