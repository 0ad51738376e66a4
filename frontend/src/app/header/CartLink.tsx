import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { Tooltip } from '@/components/Tooltip'
import { useCartCount } from '@/features/cart/useCart'
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
  fontSize: '0.8125rem',
  lineHeight: '20px',
  fontWeight: 650,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.accent.label,
  backgroundColor: theme.vars.palette.accent.ground,
  animation: 'badge-pop 240ms cubic-bezier(.2,0,0,1)',
  '@keyframes badge-pop': { '40%': { transform: 'scale(1.25)' } },
}))

/** The way to the cart; the badge pops once whenever the count changes. */
export function CartLink() {
  const count = useCartCount()
  return (
    <Tooltip title={headerText.cart}>
      <CartAnchor to={paths.cart()} aria-label={count > 0 ? headerText.cartCount(count) : headerText.cart}>
        <Icon name="cart" />
        {count > 0 && (
          <Badge key={count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </Badge>
        )}
      </CartAnchor>
    </Tooltip>
  )
}
