import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { radius } from '@/lib/design'
import type { Return } from '../../api'
import { buyerMay, isOpen } from '../../returns'
import { BuyerActions } from './BuyerActions'
import { ReturnFacts } from './ReturnFacts'
import { returnText } from './text'

const Box = styled('section', { shouldForwardProp: (name) => name !== 'live' })<{ live: boolean }>(({ theme, live }) => ({
  padding: 16,
  border: `1px solid ${live ? theme.vars.palette.control : theme.vars.palette.divider}`,
  borderRadius: radius.card,
  scrollMarginBlockStart: 80,
}))

/** A return on the page of its order, with what its buyer can do about it. */
export function ReturnCard({ of }: { of: Return }) {
  const currency = useCurrency()
  const hasSteps = Object.values(buyerMay(of)).some(Boolean)
  return (
    <Box id={`return-${of.id}`} live={isOpen(of)} aria-label={returnText.title}>
      <ReturnFacts of={of} currency={currency} viewer="buyer" heading="h3">
        {hasSteps && <BuyerActions of={of} currency={currency} />}
      </ReturnFacts>
    </Box>
  )
}
