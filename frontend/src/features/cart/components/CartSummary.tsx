import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Global } from '@emotion/react'
import { useCurrency } from '@/components/Currency'
import { media } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { SummaryRows, type Figures } from './SummaryRows'
import { cartPageText } from './text'

interface CartSummaryProps {
  figures: Figures & { count: number }
  isStale: boolean
  isPromised: boolean
  coupon: ReactNode
  onCheckout: () => void
}

const Aside = styled('aside')({
  alignSelf: 'start',
  // Beside the heading and the lines.
  [media.wide]: { position: 'sticky', insetBlockStart: 88, gridArea: '1 / 2 / span 2' },
})
const WideOnly = styled('div')({ display: 'none', [media.wide]: { display: 'grid' } })

/**
 * What the ticked lines cost and the way to the checkout: beside the cart on wide screens, below it
 * on narrow ones, where {@link CheckoutBar} carries the button.
 */
export function CartSummary({ figures, isStale, isPromised, coupon, onCheckout }: CartSummaryProps) {
  const currency = useCurrency()
  return (
    <Aside>
      <Paper variant="panel" component="section" aria-label={cartPageText.summary}>
        <Stack spacing={2}>
          <h2>{cartPageText.summary}</h2>
          <SummaryRows {...figures} isStale={isStale} isPromised={isPromised} />
          <WideOnly>
            <Button variant="contained" size="large" onClick={onCheckout}>
              {cartPageText.checkout(figures.count)}
            </Button>
          </WideOnly>
          {coupon}
        </Stack>
      </Paper>
      <p role="status" className="visually-hidden">
        {!isStale && cartPageText.announcement(figures.count, formatMoney(figures.total, currency))}
      </p>
    </Aside>
  )
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.mobileStepper,
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
        <Typography variant="body2" color="textSecondary" component="span">
          {cartPageText.total}
        </Typography>
        <strong>{formatMoney(total, currency)}</strong>
      </div>
      <Button variant="contained" size="large" onClick={onCheckout}>
        {cartPageText.checkout(count)}
      </Button>
    </Bar>
  )
}
