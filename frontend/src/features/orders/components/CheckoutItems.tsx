import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { Quiet, Stack } from '@/components/Panel'
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
    <Stack gap={20}>
      {shops.map(({ shopSlug, shopName, items }) => (
        <Stack key={shopSlug} gap={12}>
          <Shop>
            <h3>{shopName}</h3>
            {shops.length > 1 && <Quiet>{cartPageText.shipsSeparately}</Quiet>}
          </Shop>
          <Stack as="ul" gap={12}>
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
        <Quiet>{[...options.map(({ value }) => value), ordersText.order.quantity(quantity)].join(', ')}</Quiet>
      </div>
      <span>{formatMoney(lineTotal(item), currency)}</span>
    </Line>
  )
}
