import type { ReactNode } from 'react'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { media } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { cartPageText } from './text'
import { SummaryRows, type Figures } from './SummaryRows'

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
