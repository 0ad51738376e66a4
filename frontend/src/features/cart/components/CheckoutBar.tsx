import { Global } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { useCurrency } from '@/components/Currency'
import { Quiet } from '@/components/Panel'
import { media } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { cartPageText } from './text'

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1000,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { display: 'block', ...theme.typography.total },
  [media.tablet]: { paddingInline: 24 },
  [media.wide]: { display: 'none' },
}))

/** Toasts and the cookie notice stand above the bar. */
const room = { ':root': { '--sticky-bar': '69px', [media.wide]: { '--sticky-bar': '0px' } } }

interface CheckoutBarProps {
  count: number
  total: number
  onCheckout: () => void
}

/**
 * The total and the way to the checkout at the lower edge of narrow screens. It sticks inside the
 * cart only, so that it never lies over the footer.
 */
export function CheckoutBar({ count, total, onCheckout }: CheckoutBarProps) {
  const currency = useCurrency()
  return (
    <Bar>
      <Global styles={room} />
      <div>
        <Quiet as="span">{cartPageText.total}</Quiet>
        <strong>{formatMoney(total, currency)}</strong>
      </div>
      <Button variant="contained" size="large" onClick={onCheckout}>
        {cartPageText.checkout(count)}
      </Button>
    </Bar>
  )
}
