import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { Checkbox } from '@/components/form/Checkbox'
import { radius } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { CartItem, ShopGroup } from '../api'
import { lineTotal, selectableIds, tickOf } from '../summary'
import { CartLine } from './CartLine'

interface CartGroupProps {
  group: ShopGroup
  selected: ReadonlySet<number>
  shipsSeparately: boolean
  onSelect: (ids: number[], selected: boolean) => void
  onQuantity: (item: CartItem, quantity: number) => void
  onRemove: (item: CartItem) => void
}

const Box = styled('section')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  paddingInline: 16,
}))
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 60,
  gap: 0,
  '& h2': { fontSize: '1.0625rem', lineHeight: '24px' },
  '& h2 a': { color: 'inherit', textDecoration: 'none', paddingBlock: 12 },
  '& h2 a:hover': { textDecoration: 'underline' },
})
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: 14,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  '& span': { color: theme.vars.palette.text.secondary },
}))

/** What a shopper buys from one shop. */
export function CartGroup({ group, selected, shipsSeparately, onSelect, onQuantity, onRemove }: CartGroupProps) {
  const currency = useCurrency()
  const items = group.cartDTOList.toSorted((a, b) => Number(b.available) - Number(a.available))
  const tick = tickOf(items, selected)
  const ids = selectableIds(items)
  const total = items.filter((item) => item.available).reduce((sum, item) => sum + lineTotal(item), 0)
  return (
    <Box aria-label={group.shopName}>
      <Head>
        <Checkbox
          aria-label={`Select everything from ${group.shopName}`}
          checked={tick === 'all'}
          indeterminate={tick === 'some'}
          disabled={ids.length === 0}
          onChange={() => onSelect(ids, tick !== 'all')}
        />
        <h2>
          <Link to={paths.shop(group.shopSlug)}>{group.shopName} ›</Link>
        </h2>
      </Head>
      <ul>
        {items.map((item) => (
          <CartLine
            key={item.id}
            item={item}
            isSelected={selected.has(item.id)}
            onToggle={() => onSelect([item.id], !selected.has(item.id))}
            onQuantity={(quantity) => onQuantity(item, quantity)}
            onRemove={() => onRemove(item)}
          />
        ))}
      </ul>
      <Foot>
        <span>{shipsSeparately && 'Ships separately'}</span>
        <strong>Shop total {formatMoney(total, currency)}</strong>
      </Foot>
    </Box>
  )
}
