import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { SubmitButton } from '@/components/form/SubmitButton'
import { PageTitle } from '@/components/Page'
import { Stack } from '@/components/Panel'
import { useForgotPasswordMutation } from '@/features/auth/api'
import { emailForm } from '@/features/auth/forms'
import { paths } from '@/lib/paths'

/** Asking for a mail to set a new password. The answer does not tell whether the account exists. */
export function ForgotPasswordPage() {
  const [askForMail, { isLoading, isSuccess, error, originalArgs }] = useForgotPasswordMutation()
  const form = useForm({ resolver: zodResolver(emailForm), defaultValues: { email: '' } })
  const submit = form.handleSubmit((values) => askForMail({ forgotPasswordForm: values }))
  return (
    <Stack gap={20}>
      <PageTitle>Forgot password</PageTitle>
      <h1>Forgot password</h1>
      {isSuccess ? (
        <FormAlert tone="success">
          If {originalArgs?.forgotPasswordForm.email} has an account, a mail with a link is on its
          way. The link works for one hour.
        </FormAlert>
      ) : (
        <p>Enter the email address of your account. You get a link to set a new password.</p>
      )}
      {error && <FormAlert>{problemOf(error).message}</FormAlert>}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <Field
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          <SubmitButton busy={isLoading}>Send link</SubmitButton>
        </Stack>
      </form>
      <Link to={paths.login()}>Back to log in</Link>
    </Stack>
  )
}
