import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { useCartCount } from '@/features/cart/useCart'
import { paths, safeReturnUrl } from '@/lib/paths'
import { radius } from '@/lib/design'
import { loginText } from './text'

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  borderRadius: radius.field,
  color: theme.vars.palette.tint.label,
  backgroundColor: theme.vars.palette.tint.ground,
  fontWeight: 550,
}))

const onTheWay: ReadonlySet<string> = new Set([paths.cart(), paths.checkout()])

/** Tells somebody who was on the way to pay that nothing of the cart is lost. */
export function CartNote({ returnUrl }: { returnUrl: string | undefined }) {
  const count = useCartCount()
  const [path = ''] = safeReturnUrl(returnUrl).split(/[?#]/, 1)
  if (count === 0 || !onTheWay.has(path)) return null
  return (
    <Note>
      <Icon name="cart" size={20} />
      {loginText.cart(count)}
    </Note>
  )
}
