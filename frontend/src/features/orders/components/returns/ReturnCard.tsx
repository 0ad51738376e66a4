import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { radius } from '@/lib/design'
import type { Return } from '../../api'
import { buyerReturnActions, isOpen } from '../../returns'
import { BuyerActions } from './BuyerActions'
import { ReturnDetails } from './ReturnDetails'
import { returnText } from './text'

const Box = styled('section', { shouldForwardProp: (name) => name !== 'live' })<{ live: boolean }>(({ theme, live }) => ({
  padding: 16,
  border: `1px solid ${live ? theme.vars.palette.control : theme.vars.palette.divider}`,
  borderRadius: radius.card,
  scrollMarginBlockStart: 80,
}))

/** A return on the page of its order, with what its buyer can do about it. */
export function ReturnCard({ orderReturn }: { orderReturn: Return }) {
  const currency = useCurrency()
  const hasSteps = Object.values(buyerReturnActions(orderReturn)).some(Boolean)
  return (
    <Box id={`return-${orderReturn.id}`} live={isOpen(orderReturn)} aria-label={returnText.title}>
      <ReturnDetails orderReturn={orderReturn} currency={currency} viewer="buyer" heading="h3">
        {hasSteps && <BuyerActions orderReturn={orderReturn} currency={currency} />}
      </ReturnDetails>
    </Box>
  )
}
