import { useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { Row } from '@/components/Row'
import type { Return } from '@/features/orders/api'
import { ReturnFacts } from '@/features/orders/components/returns/ReturnFacts'
import { returnText } from '@/features/orders/components/returns/text'
import { isOpen, shopMay } from '@/features/orders/returns'
import { AcceptForm } from './AcceptForm'
import { DeclineForm, ObjectForm, OfferForm } from './AnswerForms'
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
  const [form, setForm] = useState<Form | null>(null)
  const [left, setLeft] = useState<Form | null>(null)
  // Only what nothing is wrong with is sold again unless somebody says so.
  const [restock, setRestock] = useState(of.reason === 'changed_mind')
  const close = () => {
    setLeft(form)
    setForm(null)
  }
  const opens = (opened: Form) => ({ ref: left === opened ? takeFocus : null, onClick: () => setForm(opened) })
  // The return may take its next step while a form is open.
  if (form === 'accept' && may.accept) return <AcceptForm of={of} currency={currency} onClose={close} />
  if (form === 'offer' && may.offer) return <OfferForm of={of} currency={currency} onClose={close} />
  if (form === 'decline' && may.decline) return <DeclineForm of={of} currency={currency} onClose={close} />
  if (form === 'object' && may.object) return <ObjectForm of={of} currency={currency} onClose={close} />
  if (may.receive)
    return (
      <ReceiveForm of={of} currency={currency} restock={restock} onRestock={setRestock}>
        {may.object && (
          <Button size="large" {...opens('object')}>
            {sellerReturnText.object}
          </Button>
        )}
      </ReceiveForm>
    )
  const isAccepted = of.status === 'approved'
  const isDue = isAccepted ? !of.answer : of.status === 'requested'
  return (
    <>
      <Buttons>
        {may.accept && (
          <Button variant={isDue ? 'contained' : 'outlined'} {...opens('accept')}>
            {isAccepted ? sellerReturnText.acceptAgain : sellerReturnText.accept}
          </Button>
        )}
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
      </Buttons>
      {may.label && of.sendBack && <LabelField of={of} />}
    </>
  )
}

/** The answers side by side; nothing where there is none. */
const Buttons = ({ children }: { children: ReactNode }) => <Row spacing={1}>{children}</Row>
