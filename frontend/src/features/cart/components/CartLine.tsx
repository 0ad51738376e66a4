import { Button } from '@/components/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Checkbox } from '@/components/form/Checkbox'
import { Icon } from '@/components/icons/Icon'
import { Price } from '@/components/Price'
import { ProductTile } from '@/components/ProductTile'
import { QuantityInput } from '@/components/QuantityInput'
import { media, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { CartItem } from '../api'

interface CartLineProps {
  item: CartItem
  isSelected: boolean
  onToggle: () => void
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

const Grid = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px 88px minmax(0, 1fr)',
  gridTemplateAreas: '"tick picture words" "controls controls controls"',
  columnGap: 12,
  rowGap: 8,
  paddingBlock: 16,
  alignItems: 'start',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [media.tablet]: {
    gridTemplateColumns: '32px 96px minmax(0, 1fr) auto',
    gridTemplateAreas: '"tick picture words controls"',
    columnGap: 16,
  },
}))
const Tick = styled('div')({ gridArea: 'tick' })
const Picture = styled(Link)({ gridArea: 'picture' })
const Words = styled('div')(({ theme }) => ({
  gridArea: 'words',
  display: 'grid',
  gap: 4,
  '& a': { color: 'inherit', textDecoration: 'none', fontWeight: 550 },
  '& a:hover': { textDecoration: 'underline' },
  '& small': { fontSize: '0.875rem', lineHeight: '20px', color: theme.vars.palette.text.secondary },
}))
const Controls = styled('div')({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})
const Warning = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: theme.vars.palette.warning.main,
  '& svg': { flex: 'none', marginBlockStart: 2 },
}))

/** The product and its chosen options in one phrase: "Mug, Forest, M". */
export function lineName({ productDTO, options }: CartItem): string {
  return [productDTO.title, ...options.map(({ value }) => value)].join(', ')
}

/** One line of the cart: tick, picture, what it is, price, quantity, remove. */
export function CartLine({ item, isSelected, onToggle, onQuantity, onRemove }: CartLineProps) {
  const { productDTO: product, options, available } = item
  const name = lineName(item)
  const link = paths.product(product.slug)
  return (
    <Grid>
      <Tick>
        <Checkbox aria-label={`Select ${name}`} checked={isSelected && available} disabled={!available} onChange={onToggle} />
      </Tick>
      <Picture to={link} tabIndex={-1} aria-hidden="true">
        <ProductTile src={product.thumbnail} tile={tileOf(product.tile, product.id)} size={96} faded={!available} />
      </Picture>
      <Words>
        <Link to={link}>{product.title}</Link>
        {options.length > 0 && <small>{options.map(({ value }) => value).join(', ')}</small>}
        <Price price={product.price} priceSale={product.priceSale} />
        <StockWarning item={item} onQuantity={onQuantity} />
      </Words>
      <Controls>
        {available && (
          <QuantityInput
            label={`Quantity of ${name}`}
            value={item.quantity}
            max={Math.max(product.stock, item.quantity)}
            onChange={onQuantity}
          />
        )}
        <Button variant="text" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </Controls>
    </Grid>
  )
}

function StockWarning({ item, onQuantity }: { item: CartItem; onQuantity: (quantity: number) => void }) {
  const { stock } = item.productDTO
  const isTooMany = item.quantity > stock
  if (item.available && !isTooMany) return null
  const text = !item.available || stock === 0 ? 'Sold out or no longer for sale' : `Only ${stock} left`
  return (
    <>
      <Warning>
        <Icon name="warning" size={16} />
        {text}
      </Warning>
      {item.available && stock > 0 && (
        <div>
          <Button variant="outlined" onClick={() => onQuantity(stock)}>
            Set quantity to {stock}
          </Button>
        </div>
      )}
    </>
  )
}
