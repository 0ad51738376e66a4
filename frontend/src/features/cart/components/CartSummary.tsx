import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { useCurrency } from '@/components/Currency'
import { Panel, Stack } from '@/components/Panel'
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
      <Panel aria-label={cartPageText.summary}>
        <Stack>
          <h2>{cartPageText.summary}</h2>
          <SummaryRows {...figures} isStale={isStale} isPromised={isPromised} />
          <WideOnly>
            <Button variant="contained" size="large" onClick={onCheckout}>
              {cartPageText.checkout(figures.count)}
            </Button>
          </WideOnly>
          {coupon}
        </Stack>
      </Panel>
      <p role="status" className="visually-hidden">
        {!isStale && cartPageText.announcement(figures.count, formatMoney(figures.total, currency))}
      </p>
    </Aside>
  )
}
