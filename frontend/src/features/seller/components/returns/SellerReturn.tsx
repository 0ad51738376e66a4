import { useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { Row } from '@/components/Row'
import type { Return } from '@/features/orders/api'
import { ReturnFacts } from '@/features/orders/components/returns/ReturnFacts'
import { returnText } from '@/features/orders/components/returns/text'
import { isOpen, shopMay } from '@/features/orders/returns'
import { AcceptForm } from './AcceptForm'
import { DeclineForm, ObjectForm, OfferForm } from './AnswerForms'
import { stepOf } from './draft'
import { LabelField } from './LabelField'
import { ReceiveForm } from './ReceiveForm'
import { sellerReturnText } from './text'

interface SellerReturnProps {
  of: Return
  currency: string
}

/** What a buyer gives back, on the shop's page of the order, with what the shop can answer. */
export function SellerReturn({ of, currency }: SellerReturnProps) {
  return (
    <Paper variant="panel" component="section" id={`return-${of.id}`} aria-label={returnText.title}>
      <ReturnFacts of={of} currency={currency} viewer="seller" heading="h2">
        {isOpen(of) && <Answer of={of} currency={currency} />}
      </ReturnFacts>
    </Paper>
  )
}

type Form = 'accept' | 'offer' | 'decline' | 'object'

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** The answers that are left to the shop, one form at a time; after it one is back at the button that opened it. */
function Answer({ of, currency }: SellerReturnProps) {
  const may = shopMay(of)
  // The step of the return at which a form was opened; none once it was closed.
  const [opened, setOpened] = useState<{ form: Form; step: number | null } | null>(null)
  // Only what nothing is wrong with is sold again unless somebody says so.
  const [restock, setRestock] = useState(of.reason === 'changed_mind')
  const step = stepOf(of)
  // Answered elsewhere while it is open, a form would speak of what is over.
  const form = opened?.step === step ? opened.form : null
  const close = () => setOpened(opened && { ...opened, step: null })
  const opens = (name: Form) => ({
    ref: opened?.form === name ? takeFocus : null,
    onClick: () => setOpened({ form: name, step }),
  })
  if (form === 'accept') return <AcceptForm of={of} currency={currency} onClose={close} />
  if (form === 'offer') return <OfferForm of={of} currency={currency} onClose={close} />
  if (form === 'decline') return <DeclineForm of={of} currency={currency} onClose={close} />
  if (form === 'object') return <ObjectForm of={of} currency={currency} onClose={close} />
  if (may.receive)
    return (
      <ReceiveForm of={of} currency={currency} restock={restock} onRestock={setRestock}>
        {may.object && (
          <Button variant="outlined" size="large" {...opens('object')}>
            {sellerReturnText.object}
          </Button>
        )}
      </ReceiveForm>
    )
  const isDue = of.status === 'approved' ? !of.answer : of.status === 'requested'
  return (
    <>
      {may.accept && (
        <Row spacing={1}>
          <Button variant={isDue ? 'contained' : 'outlined'} {...opens('accept')}>
            {acceptWords(of)}
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
      {may.label && of.sendBack && <LabelField of={of} />}
    </>
  )
}

/** What accepting is called: a return that nobody answered in time is accepted, and lacks where to send it. */
function acceptWords({ status, answer }: Return): string {
  if (status !== 'approved') return sellerReturnText.accept
  return answer ? sellerReturnText.acceptAgain : sellerReturnText.acceptWhere
}
