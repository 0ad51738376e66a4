import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { ProductTile } from '@/components/ProductTile'
import { Quiet, Stack } from '@/components/Panel'
import type { Cart, CartItem } from '@/features/cart/api'
import { lineTotal } from '@/features/cart/summary'
import { tileOf } from '@/lib/design'
import { formatMoney } from '@/lib/money'

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  fontVariantNumeric: 'tabular-nums',
})

/** The goods of a checkout, by the shop that sends them. */
export function CheckoutItems({ groups, chosen }: { groups: Cart; chosen: readonly CartItem[] }) {
  const ids = new Set(chosen.map(({ id }) => id))
  return (
    <Stack gap={20}>
      {groups.map((group) => {
        const items = group.cartDTOList.filter(({ id }) => ids.has(id))
        if (items.length === 0) return null
        return (
          <Stack key={group.shopSlug} gap={12}>
            <h3>{group.shopName}</h3>
            <Stack as="ul" gap={12}>
              {items.map((item) => (
                <CheckoutLine key={item.id} item={item} />
              ))}
            </Stack>
          </Stack>
        )
      })}
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
        <Quiet>{[...options.map(({ value }) => value), `Quantity ${quantity}`].join(', ')}</Quiet>
      </div>
      <span>{formatMoney(lineTotal(item), currency)}</span>
    </Line>
  )
}
