import { useEffect, useRef, useState } from 'react'
import { problemOf } from '@/api/problem'
import { Button } from '@/components/Button'
import { TextArea } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { Panel, Row, Stack } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { useCancelSellerOrderMutation, type SellerOrder } from '../api'
import { cancelRules } from '../forms'
import { actionText } from '../text'
import { useActionKey } from '../useActionKey'

/** Cancels a shop order with a reason; the buyer gets the money back. */
export function CancelForm({ order }: { order: SellerOrder }) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => {
    if (wasOpen && !isOpen) opener.current?.focus()
  }, [wasOpen, isOpen])
  const open = () => {
    setOpen(true)
    setWasOpen(true)
  }
  if (isOpen) return <ReasonForm order={order} onClose={() => setOpen(false)} />
  return (
    <Row>
      <Button ref={opener} variant="outlined" color="error" aria-expanded={false} onClick={open}>
        {actionText.cancel}
      </Button>
    </Row>
  )
}

function ReasonForm({ order, onClose }: { order: SellerOrder; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [cancel] = useCancelSellerOrderMutation()
  const keyOf = useActionKey()
  const form = useForm({
    rules: cancelRules,
    send: async (cancelSellerOrder) => {
      const answer = await cancel({ id: order.id, 'Idempotency-Key': keyOf(cancelSellerOrder), cancelSellerOrder })
      if (answer.error) return problemOf(answer.error)
      toast.success(actionText.cancelled(order.number))
      return null
    },
  })
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel aria-label={actionText.cancel}>
      <form {...form.props}>
        <Stack>
          <h2 ref={heading} tabIndex={-1}>
            {actionText.cancel}
          </h2>
          <FormNotes form={form} />
          <TextArea label={actionText.reason} hint={actionText.reasonHint} maxLength={500} {...form.field('reason')} />
          <Row>
            <SubmitButton busy={form.isSending} color="error">
              {actionText.cancel}
            </SubmitButton>
            <Button size="large" onClick={onClose}>
              {actionText.keep}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  )
}
