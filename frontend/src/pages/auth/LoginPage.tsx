import { useEffect, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { Link, useSearchParams } from 'react-router-dom'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { PageTitle } from '@/components/Page'
import { Quiet, Row, Stack } from '@/components/Panel'
import { ResendActivation } from '@/features/auth/components/ResendActivation'
import { signInForm } from '@/features/auth/forms'
import { sessionActions } from '@/features/auth/sessionSlice'
import { useSession } from '@/features/auth/useSession'
import { useSignIn } from '@/features/auth/useSignIn'
import { useCartCount } from '@/features/cart/useCart'
import { paths, returnUrlParameter } from '@/lib/paths'

/** Signing in. The guard around this page leads on to where the shopper wanted to go. */
export function LoginPage() {
  const [search] = useSearchParams()
  const returnUrl = search.get(returnUrlParameter) ?? undefined
  const { isLoading } = useSession()
  const { form, submit, inactiveEmail, error } = useLoginForm()
  const { errors } = form.formState

  return (
    <Stack gap={20}>
      <PageTitle>Log in</PageTitle>
      <h1>Log in</h1>
      <CartNote />
      {error && (
        <FormAlert>
          {error}
          {inactiveEmail && <span>Check your email for the link that activates it.</span>}
        </FormAlert>
      )}
      {inactiveEmail && <ResendActivation email={inactiveEmail} />}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <Field
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <SubmitButton busy={isLoading}>Log in</SubmitButton>
        </Stack>
      </form>
      <Row spread>
        <Link to={paths.forgotPassword()}>Forgot password?</Link>
        <Link to={paths.register(returnUrl)}>Create an account</Link>
      </Row>
    </Stack>
  )
}

/** The form, what the server said about it, and whose account waits to be activated. */
function useLoginForm() {
  const dispatch = useDispatch()
  const { error } = useSession()
  const signIn = useSignIn()
  const [inactiveEmail, setInactiveEmail] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(signInForm),
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  })

  useEffect(() => {
    // An error of an earlier visit does not belong to this one.
    dispatch(sessionActions.clearError())
  }, [dispatch])

  const submit = form.handleSubmit(async (credentials) => {
    const outcome = await signIn(credentials)
    setInactiveEmail(outcome === 'not_activated' ? credentials.email : null)
  })

  return { form, submit, inactiveEmail, error }
}

function CartNote() {
  const count = useCartCount()
  if (count === 0) return null
  return <Quiet>{count === 1 ? 'Your item stays in the cart' : `Your ${count} items stay in the cart`}</Quiet>
}
