import { useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { Row } from '@/components/Row'
import type { Return } from '@/features/orders/api'
import { ReturnDetails } from '@/features/orders/components/returns/ReturnDetails'
import { returnText } from '@/features/orders/components/returns/text'
import { isOpen, shopReturnActions } from '@/features/orders/returns'
import { AcceptForm } from './AcceptForm'
import { DeclineForm, ObjectForm, OfferForm } from './AnswerForms'
import { stepOf } from './draft'
import { LabelField } from './LabelField'
import { ReceiveForm } from './ReceiveForm'
import { sellerReturnText } from './text'

interface SellerReturnProps {
  orderReturn: Return
  currency: string
}

/** What a buyer gives back, on the shop's page of the order, with what the shop can answer. */
export function SellerReturn({ orderReturn, currency }: SellerReturnProps) {
  return (
    <Paper variant="panel" component="section" id={`return-${orderReturn.id}`} aria-label={returnText.title}>
      <ReturnDetails orderReturn={orderReturn} currency={currency} viewer="seller" heading="h2">
        {isOpen(orderReturn) && <Answer orderReturn={orderReturn} currency={currency} />}
      </ReturnDetails>
    </Paper>
  )
}

type Form = 'accept' | 'offer' | 'decline' | 'object'

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** The answers that are left to the shop, one form at a time; after it one is back at the button that opened it. */
function Answer({ orderReturn, currency }: SellerReturnProps) {
  const may = shopReturnActions(orderReturn)
  // The step of the return at which a form was opened; none once it was closed.
  const [opened, setOpened] = useState<{ form: Form; step: number | null } | null>(null)
  // Only what nothing is wrong with is sold again unless somebody says so.
  const [restock, setRestock] = useState(orderReturn.reason === 'changed_mind')
  const step = stepOf(orderReturn)
  // Answered elsewhere while it is open, a form would speak of what is over.
  const form = opened?.step === step ? opened.form : null
  const close = () => setOpened(opened && { ...opened, step: null })
  const opens = (name: Form) => ({
    ref: opened?.form === name ? takeFocus : null,
    onClick: () => setOpened({ form: name, step }),
  })
  if (form === 'accept') return <AcceptForm orderReturn={orderReturn} currency={currency} onClose={close} />
  if (form === 'offer') return <OfferForm orderReturn={orderReturn} currency={currency} onClose={close} />
  if (form === 'decline') return <DeclineForm orderReturn={orderReturn} currency={currency} onClose={close} />
  if (form === 'object') return <ObjectForm orderReturn={orderReturn} currency={currency} onClose={close} />
  if (may.receive)
    return (
      <ReceiveForm orderReturn={orderReturn} currency={currency} restock={restock} onRestock={setRestock}>
        {may.object && (
          <Button variant="outlined" size="large" {...opens('object')}>
            {sellerReturnText.object}
          </Button>
        )}
      </ReceiveForm>
    )
  const isDue = orderReturn.status === 'approved' ? !orderReturn.answer : orderReturn.status === 'requested'
  return (
    <>
      {may.accept && (
        <Row spacing={1}>
          <Button variant={isDue ? 'contained' : 'outlined'} {...opens('accept')}>
            {acceptLabel(orderReturn)}
          </Button>
          {may.offer && (
            <Button variant="outlined" {...opens('offer')}>
              {sellerReturnText.offer}
            </Button>
          )}
          {may.decline && (
            <Button variant="outlined" color="error" {...opens('decline')}>
              {sellerReturnText.decline}
            </Button>
          )}
        </Row>
      )}
      {may.label && orderReturn.sendBack && <LabelField orderReturn={orderReturn} />}
    </>
  )
}

/** What accepting is called: a return that nobody answered in time is accepted, and lacks where to send it. */
function acceptLabel({ status, answer }: Return): string {
  if (status !== 'approved') return sellerReturnText.accept
  return answer ? sellerReturnText.acceptAgain : sellerReturnText.acceptWhere
}
