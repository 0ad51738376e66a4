import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { useConfirmSessionMutation, useGetSecondFactorQuery } from '@/features/auth/api'
import { fieldText } from '@/features/auth/components/text'
import { accountRules } from '@/features/auth/forms'
import { consoleText } from '../text'
import { confirmationText as words } from './text'

interface ConfirmationDialogProps {
  onConfirmed: () => void
  onClose: () => void
}

/** The password or, for who has an authenticator app, a code of it. */
export function ConfirmationDialog({ onConfirmed, onClose }: ConfirmationDialogProps) {
  const { data: secondFactor } = useGetSecondFactorQuery()
  const [withCode, setWithCode] = useState(false)
  const [confirm] = useConfirmSessionMutation()
  const form = useProblemForm({
    defaultValues: { currentPassword: '', code: '' },
    send: async ({ currentPassword, code }) => {
      const { error } = await confirm({ confirmation: withCode ? { code } : { currentPassword } })
      if (error) return problemOf(error)
      onConfirmed()
      return null
    },
  })
  return (
    <TaskDialog title={words.title} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <p>{words.text}</p>
          {withCode ? (
            <Field
              key="code"
              label={words.code}
              autoComplete="one-time-code"
              slotProps={{ input: { autoCapitalize: 'none', spellCheck: false, enterKeyHint: 'done' } }}
              {...form.field('code', { required: words.codeMissing, shouldUnregister: true })}
            />
          ) : (
            <PasswordField
              key="password"
              label={fieldText.password}
              autoComplete="current-password"
              {...form.field('currentPassword', { ...accountRules.password, shouldUnregister: true })}
            />
          )}
          {secondFactor?.since && (
            <Row>
              <Button variant="text" onClick={() => setWithCode(!withCode)}>
                {withCode ? words.toPassword : words.toCode}
              </Button>
            </Row>
          )}
          <Row>
            <Button variant="outlined" size="large" onClick={onClose}>
              {consoleText.cancel}
            </Button>
            <SubmitButton busy={form.isSending}>{words.confirm}</SubmitButton>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
