import { Button } from '@/components/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { Panel, Quiet, Stack } from '@/components/Panel'
import { media } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import type { CartSummary } from '../summary'
import { SummaryRows } from './SummaryRows'

interface CheckoutBarProps {
  summary: CartSummary
  onCheckout: () => void
}

const Aside = styled('aside')({
  display: 'none',
  [media.wide]: { display: 'block', position: 'sticky', insetBlockStart: 88, alignSelf: 'start' },
})
const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1000,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { display: 'block', fontSize: '1.125rem', lineHeight: '24px' },
  [media.wide]: { display: 'none' },
}))

/** The total and the way to the checkout: beside the cart on wide screens, at the bottom edge on phones. */
export function CheckoutBar({ summary, onCheckout }: CheckoutBarProps) {
  const currency = useCurrency()
  const label = `Checkout (${summary.count})`
  return (
    <>
      <GlobalStyles styles={{ ':root': { [media.phone]: { '--sticky-bar': '68px' } } }} />
      <Aside>
        <Panel aria-label="Summary">
          <Stack>
            <h2>Summary</h2>
            <SummaryRows {...summary} />
            <Button variant="contained" size="large" fullWidth onClick={onCheckout}>
              {label}
            </Button>
            <Quiet>You can enter a coupon at the checkout.</Quiet>
          </Stack>
        </Panel>
      </Aside>
      <Bar>
        <div>
          <Quiet as="span">Total</Quiet>
          <strong>{formatMoney(summary.total, currency)}</strong>
        </div>
        <Button variant="contained" size="large" onClick={onCheckout}>
          {label}
        </Button>
      </Bar>
    </>
  )
}
