import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { ProductTile } from '@/components/ProductTile'
import type { Cart, CartItem } from '@/features/cart/api'
import { lineTotal } from '@/features/cart/summary'
import { cartPageText } from '@/features/cart/components/text'
import { tileOf } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { ordersText } from '../text'

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  fontVariantNumeric: 'tabular-nums',
})
const Shop = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 12,
  '& h3': theme.typography.h4,
}))

/** The goods of a checkout, by the shop that sends them. */
export function CheckoutItems({ groups, chosen }: { groups: Cart; chosen: readonly CartItem[] }) {
  const ids = new Set(chosen.map(({ id }) => id))
  const shops = groups
    .map((group) => ({ ...group, items: group.cartDTOList.filter(({ id }) => ids.has(id)) }))
    .filter(({ items }) => items.length > 0)
  return (
    <Stack spacing={2.5}>
      {shops.map(({ shopSlug, shopName, items }) => (
        <Stack spacing={1.5} key={shopSlug}>
          <Shop>
            <h3>{shopName}</h3>
            {shops.length > 1 && (
              <Typography variant="body2" color="textSecondary">
                {cartPageText.shipsSeparately}
              </Typography>
            )}
          </Shop>
          <Stack spacing={1.5} component="ul">
            {items.map((item) => (
              <CheckoutLine key={item.id} item={item} />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}

function CheckoutLine({ item }: { item: CartItem }) {
  const currency = useCurrency()
  const { productDTO: product, options, quantity } = item
  return (
    <Line>
      <ProductTile src={product.thumbnail} tile={tileOf(product.tile, product.id)} size={64} />
      <div>
        <p>{product.title}</p>
        <Typography variant="body2" color="textSecondary">
          {[...options.map(({ value }) => value), ordersText.order.quantity(quantity)].join(', ')}
        </Typography>
      </div>
      <span>{formatMoney(lineTotal(item), currency)}</span>
    </Line>
  )
}
