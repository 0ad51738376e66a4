import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ButtonLink } from '@/components/ButtonLink'
import { FormAlert } from '@/components/form/FormAlert'
import { FormNotes } from '@/components/form/FormNotes'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { Stack } from '@/components/Panel'
import { useResetPasswordMutation } from '@/features/auth/api'
import { fieldText } from '@/features/auth/components/text'
import { newPasswordRules } from '@/features/auth/forms'
import { paths } from '@/lib/paths'
import { CardLinks, CardPage } from './CardPage'
import { resetText } from './text'

/** Where the link of the reset mail leads. */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const [isDone, setDone] = useState(false)
  if (isDone) return <Done />
  return (
    <CardPage title={resetText.title}>
      {token && <NewPassword token={token} onDone={() => setDone(true)} />}
      {!token && <FormAlert>{resetText.incomplete}</FormAlert>}
      <CardLinks>
        <Link to={paths.forgotPassword()}>{resetText.askAgain}</Link>
      </CardLinks>
    </CardPage>
  )
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const [resetPassword] = useResetPasswordMutation()
  const form = useForm({
    rules: newPasswordRules,
    send: async ({ password }) => {
      const answer = await resetPassword({ resetPassword: { password, token } })
      if (answer.error) return problemOf(answer.error)
      onDone()
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack>
        <FormNotes form={form} />
        <PasswordField
          label={fieldText.newPassword}
          hint={fieldText.passwordHint}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <SubmitButton busy={form.isSending}>{resetText.submit}</SubmitButton>
      </Stack>
    </form>
  )
}

function Done() {
  return (
    <CardPage title={resetText.doneTitle} icon="check" isAnswer>
      <p>{resetText.done}</p>
      <ButtonLink to={paths.login()} variant="contained" size="large">
        {resetText.login}
      </ButtonLink>
    </CardPage>
  )
}
