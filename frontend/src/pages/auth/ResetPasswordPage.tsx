import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ButtonLink } from '@/components/ButtonLink'
import { applyProblem } from '@/components/form/applyProblem'
import { FormAlert } from '@/components/form/FormAlert'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { PageTitle } from '@/components/Page'
import { Stack } from '@/components/Panel'
import { useResetPasswordMutation } from '@/features/auth/api'
import { newPasswordForm, passwordHint } from '@/features/auth/forms'
import { paths } from '@/lib/paths'

/** Where the link of the reset mail leads. */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const [isDone, setDone] = useState(false)
  return (
    <Stack gap={20}>
      <PageTitle>Set a new password</PageTitle>
      <h1>Set a new password</h1>
      {isDone && (
        <>
          <FormAlert tone="success">Your new password is set. You are logged out on all devices.</FormAlert>
          <ButtonLink to={paths.login()} variant="contained" size="large">
            Log in
          </ButtonLink>
        </>
      )}
      {!isDone && token && <NewPassword token={token} onDone={() => setDone(true)} />}
      {!isDone && !token && <FormAlert>This link is not complete. Open it from the mail again.</FormAlert>}
      {!isDone && <Link to={paths.forgotPassword()}>Ask for a new link</Link>}
    </Stack>
  )
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const [resetPassword, { isLoading }] = useResetPasswordMutation()
  const [fault, setFault] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '' },
    mode: 'onTouched',
  })
  const submit = form.handleSubmit(async ({ password }) => {
    setFault(null)
    const answer = await resetPassword({ resetPassword: { password, token } })
    if (answer.error) setFault(applyProblem(problemOf(answer.error), ['password'], form.setError))
    else onDone()
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        {fault && <FormAlert>{fault}</FormAlert>}
        <PasswordField
          label="New password"
          hint={passwordHint}
          autoComplete="new-password"
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
        <SubmitButton busy={isLoading}>Set password</SubmitButton>
      </Stack>
    </form>
  )
}
