import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { useSignInWithCodeMutation } from '@/features/auth/api'
import { CardLinks, CardPage } from './CardPage'
import { loginText } from './text'
import { useWelcome } from './useSignIn'

interface CodeStepProps {
  /** Stands for the password that was right. */
  ticket: string
  onRestart: () => void
}

/** The second step of signing in: a code of the app, or one of those that were kept for when it is lost. */
export function CodeStep({ ticket, onRestart }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [signInWithCode] = useSignInWithCodeMutation()
  const welcome = useWelcome()
  const form = useProblemForm({
    defaultValues: { code: '' },
    send: async ({ code }) => {
      const answer = await signInWithCode({ ticketAndCode: { ticket, code } })
      if (answer.error) return problemOf(answer.error)
      welcome(answer.data)
      return null
    },
  })
  const change = () => {
    form.reset()
    setRecovery(!isRecovery)
  }
  return (
    <CardPage title={loginText.codeTitle} isAnswer>
      <p>{isRecovery ? loginText.recoveryText : loginText.codeText}</p>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <Field
            key={String(isRecovery)}
            label={isRecovery ? loginText.recoveryCode : loginText.code}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            slotProps={{
              input: {
                inputMode: isRecovery ? 'text' : 'numeric',
                autoCapitalize: 'none',
                spellCheck: false,
                enterKeyHint: 'go',
              },
            }}
            {...form.field('code', { required: loginText.codeMissing })}
          />
          <SubmitButton busy={form.isSending}>{loginText.submit}</SubmitButton>
        </Stack>
      </form>
      <CardLinks as="div">
        <Button onClick={change}>{isRecovery ? loginText.withApp : loginText.withRecovery}</Button>
        <Button onClick={onRestart}>{loginText.startAgain}</Button>
      </CardLinks>
    </CardPage>
  )
}
