import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { consoleText } from '../text'

interface ReasonDialogProps {
  /** The question itself: "Hide this review?" */
  title: string
  /** What follows from it. */
  text: ReactNode
  /** What the server calls the words. */
  name?: 'reason' | 'note'
  label?: string
  /** Who reads them. */
  hint: string
  missing: string
  /** As many characters as the server takes. */
  most?: number
  /** The verb that does it. */
  submit: string
  /** Whether it does no harm. */
  isMild?: boolean
  /** Told once it is done. */
  done: string
  /** Sends the words, with a key that stays the same for a retry. */
  send: (words: string, key: string) => Promise<{ error?: unknown }>
  onClose: () => void
}

const usualMost = 500

/** Asks why before something that concerns others is done. */
export function ReasonDialog({
  title,
  text,
  name = 'reason',
  label = consoleText.reason,
  hint,
  missing,
  most = usualMost,
  submit,
  isMild = false,
  done,
  send,
  onClose,
}: ReasonDialogProps) {
  const keyOf = useIdempotencyKey()
  const form = useProblemForm<Record<string, string>>({
    defaultValues: { [name]: '' },
    send: async ({ [name]: words = '' }) => {
      const { error } = await send(words, keyOf(words))
      if (error) return problemOf(error)
      toast.success(done)
      onClose()
      return null
    },
  })
  return (
    <TaskDialog title={title} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <p>{text}</p>
          <Field
            multiline
            rows={3}
            label={label}
            hint={hint}
            slotProps={{ input: { maxLength: most } }}
            {...form.field(name, { required: missing, validate: atMost(most, consoleText.atMost(most)) })}
          />
          <Row>
            <Button variant="outlined" size="large" onClick={onClose}>
              {consoleText.cancel}
            </Button>
            <SubmitButton busy={form.isSending} color={isMild ? 'primary' : 'error'}>
              {submit}
            </SubmitButton>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
