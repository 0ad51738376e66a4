import { useEffect, useRef } from 'react'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import WarningIcon from 'lucide-react/icons/triangle-alert'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { Price } from '@/components/Price'
import { ProductTile } from '@/components/ProductTile'
import { QuantityInput } from '@/components/QuantityInput'
import { tileOf } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { CartItem } from '../api'
import { changeOf } from '../changes'
import { isBuyable, lineName, lineTotal, unitPrice } from '../summary'
import * as Box from './cartLayout'
import { cartPageText } from './text'

/** What can be done with a line. */
interface LineActions {
  onToggle: () => void
  onQuantity: (quantity: number) => void
  onRemove: () => void
  onSave: () => void
  /** The shopper agrees to the new price or the smaller quantity. */
  onAgree: () => void
}

interface CartLineProps extends LineActions {
  item: CartItem
  isSelected: boolean
  /** It was removed and has come back: the focus follows it. */
  hasReturned: boolean
}

/** One line of the cart: tick, picture, what it is, quantity, what it costs. */
export function CartLine({ item, isSelected, hasReturned, onToggle, onAgree, ...actions }: CartLineProps) {
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (hasReturned) box.current?.focus()
  }, [hasReturned])
  const { productDTO: product } = item
  const change = changeOf(item)
  const canBuy = isBuyable(item)
  const name = lineName(item)
  const link = paths.product(product.slug)
  // Fewer are left than wanted: shown as the quantity that the shopper is asked to agree to.
  const shown = change.left === null ? item : { ...item, quantity: change.left }
  return (
    <Box.LineGrid ref={box} tabIndex={-1} aria-label={name}>
      <Box.CheckboxCell>
        <Checkbox
          slotProps={{ input: { 'aria-label': cartPageText.selectLine(name) } }}
          checked={isSelected && canBuy}
          disabled={!canBuy}
          onChange={onToggle}
        />
      </Box.CheckboxCell>
      <Box.Picture to={link} tabIndex={-1} aria-hidden="true">
        <ProductTile
          src={product.thumbnail}
          tile={tileOf(product.tile, product.id)}
          size={96}
          faded={!item.available}
        />
      </Box.Picture>
      <Box.LineText>
        <Link to={link}>{product.title}</Link>
        <Choice item={item} />
        <UnitPrice item={shown} />
        {canBuy && !item.inPayment && change.left === null && item.quantity === product.stock && (
          <small>{cartPageText.allLeft(product.stock)}</small>
        )}
        <LineNotice item={item} onAgree={onAgree} />
      </Box.LineText>
      <Controls item={shown} name={name} {...actions} />
    </Box.LineGrid>
  )
}

type ControlsProps = Pick<LineActions, 'onQuantity' | 'onRemove' | 'onSave'> & { item: CartItem; name: string }

/** The chosen options; of a line that is being paid, whose quantity stands, also that. */
function Choice({ item: { options, quantity, inPayment } }: { item: CartItem }) {
  const words = [...options.map(({ value }) => value), ...(inPayment ? [cartPageText.quantity(quantity)] : [])]
  return words.length > 0 ? <small>{words.join(' · ')}</small> : null
}

/** What one costs, where the sum of the line does not say it. */
function UnitPrice({ item }: { item: CartItem }) {
  const price = <Price price={item.productDTO.price} priceSale={item.productDTO.priceSale} />
  if (!isBuyable(item)) return price
  return (
    item.quantity > 1 && (
      <span>
        {price} {cartPageText.each}
      </span>
    )
  )
}

/** Quantity, sum, and the ways out of the cart; a line that is being paid stays in it or is removed. */
function Controls({ item, name, onQuantity, onRemove, onSave }: ControlsProps) {
  const currency = useCurrency()
  const canBuy = isBuyable(item)
  return (
    <Box.Controls>
      {canBuy && (
        <QuantityInput
          label={cartPageText.quantityOf(name)}
          value={item.quantity}
          max={Math.max(item.productDTO.stock, item.quantity)}
          onChange={onQuantity}
        />
      )}
      <Box.LineButtons>
        <Button variant="text" size="small" aria-label={cartPageText.removeLine(name)} onClick={onRemove}>
          {cartPageText.remove}
        </Button>
        {!item.inPayment && (
          <Button variant="text" size="small" aria-label={cartPageText.saveLine(name)} onClick={onSave}>
            {cartPageText.save}
          </Button>
        )}
      </Box.LineButtons>
      {canBuy && (
        <Box.LineSum>
          <span className="visually-hidden">{cartPageText.lineTotal}</span>
          {item.quantity > 1 ? (
            formatMoney(lineTotal(item), currency)
          ) : (
            <Price price={item.productDTO.price} priceSale={item.productDTO.priceSale} />
          )}
        </Box.LineSum>
      )}
    </Box.Controls>
  )
}

interface LineNoticeProps {
  item: CartItem
  onAgree: () => void
}

const Notice = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  paddingBlockStart: 4,
  ...theme.typography.body2,
  '& p': { display: 'flex', gap: 6, color: theme.vars.palette.warning.main },
  '& small': { fontSize: 'inherit', color: theme.vars.palette.text.secondary },
  '& svg': { flex: 'none', marginBlockStart: 2 },
}))
const Cheaper = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.success.main,
}))

const Paying = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.info.main,
  // The padding of inline text moves nothing and makes the link as tall as a finger.
  '& a': { paddingBlock: 12, color: 'inherit' },
}))

/** Says inside a line what became different since the shopper saw it, and asks where it costs them something. */
function LineNotice({ item, onAgree }: LineNoticeProps) {
  const { was, left } = changeOf(item)
  const currency = useCurrency()
  const price = unitPrice(item.productDTO)
  if (item.inPayment)
    return (
      <Paying>
        <Link to={paths.order(item.inPayment.orderId)}>{cartPageText.inPayment(item.inPayment.orderNumber)}</Link>
      </Paying>
    )
  if (!item.available)
    return (
      <Notice>
        <Warning>{unavailableReason(item)}</Warning>
      </Notice>
    )
  const isDearer = was !== null && was < price
  if (!isDearer && left === null)
    return was === null ? null : <Cheaper>{cartPageText.was(formatMoney(was, currency))}</Cheaper>
  return (
    <Notice>
      {isDearer && <Warning>{cartPageText.dearer(formatMoney(was, currency), formatMoney(price, currency))}</Warning>}
      {left !== null && <Warning>{cartPageText.onlyLeft(left)}</Warning>}
      <small>{cartPageText.leftOutUntilSeen}</small>
      <Button variant="outlined" onClick={onAgree}>
        {left === null ? cartPageText.agreeToPrice(formatMoney(price, currency)) : cartPageText.agreeToQuantity(left)}
      </Button>
    </Notice>
  )
}

/** Why nothing of a line can be bought. */
export function unavailableReason({ changes }: CartItem): string {
  const codes = changes.map(({ code }) => code)
  if (codes.includes('shop_on_holiday')) return cartPageText.away
  return codes.includes('gone') ? cartPageText.gone : cartPageText.soldOut
}

function Warning({ children }: { children: string }) {
  return (
    <p>
      <WarningIcon size={16} />
      {children}
    </p>
  )
}
