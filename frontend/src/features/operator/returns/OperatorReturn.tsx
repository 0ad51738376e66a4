import { useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { withErrorState } from '@/components/ErrorState'
import { Loader } from '@/components/Loader'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { ReturnDetails } from '@/features/orders/components/returns/ReturnDetails'
import { formatDate } from '@/lib/dates'
import type { ListedReturn } from '../api'
import { decideText as words } from './text'

const DecideForm = onDemand(async () => (await import('./DecideForm')).DecideForm, {
  loading: () => <Loader />,
  ...withErrorState,
})

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** A return with all that was said and shown about it, and, where both sides do not agree, the way to decide it. */
export function OperatorReturn({ listed }: { listed: ListedReturn }) {
  const { return: orderReturn, buyerName, shopName, currency } = listed
  const [form, setForm] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <Paper variant="panel" component="article" aria-label={words.of(orderReturn.orderNumber)}>
      <Stack spacing={2}>
        <div>
          <h2>{words.of(orderReturn.orderNumber)}</h2>
          <Typography variant="body2" color="textSecondary">
            {words.between(buyerName, shopName, formatDate(orderReturn.createdAt))}
          </Typography>
        </div>
        <ReturnDetails orderReturn={orderReturn} currency={currency} viewer="operator" heading="h3">
          {orderReturn.status === 'escalated' &&
            (form === 'open' ? (
              <DecideForm listed={listed} onClose={() => setForm('closed')} />
            ) : (
              <Row>
                <Button
                  ref={form === 'closed' ? takeFocus : null}
                  variant="contained"
                  aria-label={words.openOf(orderReturn.orderNumber)}
                  onClick={() => setForm('open')}
                >
                  {words.open}
                </Button>
              </Row>
            ))}
        </ReturnDetails>
      </Stack>
    </Paper>
  )
}
