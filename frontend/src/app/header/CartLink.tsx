import { useState } from 'react'
import Badge from '@mui/material/Badge'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { Tip } from '@/components/Tip'
import { useCartCount, useCartGroups } from '@/features/cart/useCart'
import { paths } from '@/lib/paths'
import { iconLink } from './iconLink'
import { headerText } from './text'

const CartAnchor = styled(Link)(iconLink)
const Count = styled(Badge)({
  '&[data-pop] .MuiBadge-badge': { animation: 'badge-pop 240ms cubic-bezier(.2,0,0,1)' },
  '@keyframes badge-pop': { '40%': { scale: 'calc(1 + .25 * var(--motion))' } },
})

/** How many times the number has grown while the page was open; its first value is no growth. */
function useGrowth(count: number, isKnown: boolean): number {
  const [seen, setSeen] = useState(isKnown ? count : null)
  const [growth, setGrowth] = useState(0)
  if (isKnown && count !== seen) {
    setSeen(count)
    if (seen !== null && count > seen) setGrowth(growth + 1)
  }
  return growth
}

/** The way to the cart; the badge pops once whenever something was added. */
export function CartLink() {
  const { status } = useCartGroups()
  const count = useCartCount()
  const growth = useGrowth(count, status === 'ready')
  return (
    <Tip title={headerText.cart}>
      <CartAnchor to={paths.cart()} aria-label={count > 0 ? headerText.cartCount(count) : headerText.cart}>
        <Count
          key={growth}
          badgeContent={count}
          max={99}
          aria-hidden="true"
          {...(growth > 0 ? { 'data-pop': '' } : {})}
        >
          <Icon name="cart" />
        </Count>
      </CartAnchor>
    </Tip>
  )
}
