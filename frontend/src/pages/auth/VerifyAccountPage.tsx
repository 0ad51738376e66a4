import { useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ButtonLink } from '@/components/ButtonLink'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Loader } from '@/components/Loader'
import { PageTitle } from '@/components/Page'
import { Stack } from '@/components/Panel'
import { useActivateAccountQuery } from '@/features/auth/api'
import { ResendActivation } from '@/features/auth/components/ResendActivation'
import { emailForm } from '@/features/auth/forms'
import { useCartCount } from '@/features/cart/useCart'
import { paths } from '@/lib/paths'

/** Where the link of the activation mail leads. */
export function VerifyAccountPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const { isSuccess, isError, error } = useActivateAccountQuery(token ? { token } : skipToken)
  if (isSuccess) return <Activated />
  if (isError || !token) {
    return <NotActivated reason={error ? problemOf(error).message : 'This link is not complete.'} />
  }
  return <Loader label="Activating your account" />
}

function Activated() {
  // Someone with a full cart was on the way to the checkout.
  const returnUrl = useCartCount() > 0 ? paths.cart() : undefined
  return (
    <Stack gap={20}>
      <PageTitle>Account activated</PageTitle>
      <h1>Your account is active</h1>
      <p>Log in to {returnUrl ? 'go on with your cart' : 'start shopping'}.</p>
      <ButtonLink to={paths.login(returnUrl)} variant="contained" size="large">
        Log in
      </ButtonLink>
    </Stack>
  )
}

function NotActivated({ reason }: { reason: string }) {
  const [email, setEmail] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(emailForm), defaultValues: { email: '' } })
  return (
    <Stack gap={20}>
      <PageTitle>Account not activated</PageTitle>
      <h1>The link did not work</h1>
      <FormAlert>{reason}</FormAlert>
      <p>Links work once and for 24 hours. Ask for a new one:</p>
      {email ? (
        <ResendActivation email={email} />
      ) : (
        <form noValidate onSubmit={(event) => void form.handleSubmit((values) => setEmail(values.email))(event)}>
          <Stack>
            <Field
              label="Email"
              type="email"
              autoComplete="username"
              error={form.formState.errors.email?.message}
              {...form.register('email')}
            />
            <SubmitButton busy={false}>Continue</SubmitButton>
          </Stack>
        </form>
      )}
    </Stack>
  )
}
