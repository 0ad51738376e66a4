import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { Icon } from '@/components/icons/Icon'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { CartItem, ShopGroup } from '../api'
import { summarize } from '../summary'
import { cartPageText } from './text'
import type { Removal } from '../useRemoval'
import * as Box from './CartBoxes'
import type { CartTicks } from './CartList'
import { TickAll } from './TickAll'
import { UndoRow } from './UndoRow'

interface CartGroupProps extends CartTicks {
  group: ShopGroup
  shipsSeparately: boolean
  /** A line of this shop that was just removed. */
  removal: Removal | null
  renderLine: (item: CartItem) => ReactNode
}

/** What a shopper buys from one shop. */
export function CartGroup({ group, selected, waiting, shipsSeparately, removal, onSelect, renderLine }: CartGroupProps) {
  const currency = useCurrency()
  const items = group.cartDTOList
  const { subtotal } = summarize([group], selected)
  return (
    <Box.Group aria-label={group.shopName}>
      <Box.Head>
        <TickAll
          items={items}
          selected={selected}
          waiting={waiting}
          onSelect={onSelect}
          aria-label={cartPageText.selectShop(group.shopName)}
        />
        <h2>
          <Link to={paths.shop(group.shopSlug)}>
            {group.shopName}
            <Icon name="chevronRight" size={16} />
          </Link>
        </h2>
      </Box.Head>
      <ul>
        {items.map((item, index) => (
          <Fragment key={item.id}>
            {removal?.index === index && <UndoLine removal={removal} />}
            {renderLine(item)}
          </Fragment>
        ))}
        {removal && removal.index >= items.length && <UndoLine removal={removal} />}
      </ul>
      <Box.Foot>
        {shipsSeparately && <span>{cartPageText.shipsSeparately}</span>}
        <strong>
          {cartPageText.shopTotal} {formatMoney(subtotal, currency)}
        </strong>
      </Box.Foot>
    </Box.Group>
  )
}

function UndoLine({ removal }: { removal: Removal }) {
  return (
    <Box.Ruled>
      <UndoRow key={removal.item.id} removal={removal} />
    </Box.Ruled>
  )
}
