import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { Tooltip } from '@/components/Tooltip'
import { useCartCount, useCartGroups } from '@/features/cart/useCart'
import { paths } from '@/lib/paths'
import { iconLink } from './iconLink'
import { headerText } from './text'

const CartAnchor = styled(Link)(iconLink)
const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  minInlineSize: 20,
  paddingInline: 5,
  borderRadius: 10,
  ...theme.typography.badge,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.accent.label,
  backgroundColor: theme.vars.palette.accent.ground,
  '&[data-pop]': { animation: 'badge-pop 240ms cubic-bezier(.2,0,0,1)' },
  '@keyframes badge-pop': { '40%': { transform: 'scale(calc(1 + .25 * var(--motion)))' } },
}))

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
    <Tooltip title={headerText.cart}>
      <CartAnchor to={paths.cart()} aria-label={count > 0 ? headerText.cartCount(count) : headerText.cart}>
        <Icon name="cart" />
        {count > 0 && (
          <Badge key={growth} aria-hidden="true" {...(growth > 0 ? { 'data-pop': '' } : {})}>
            {count > 99 ? '99+' : count}
          </Badge>
        )}
      </CartAnchor>
    </Tooltip>
  )
}
