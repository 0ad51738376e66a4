import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { applyProblem } from '@/components/form/applyProblem'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { PageTitle } from '@/components/Page'
import { Quiet, Stack } from '@/components/Panel'
import { passwordHint, registerForm } from '@/features/auth/forms'
import { useRegister } from '@/features/auth/useRegister'
import { useSession } from '@/features/auth/useSession'
import { paths, returnUrlParameter } from '@/lib/paths'

/** Making an account: three fields, then a mail to confirm the address. */
export function RegisterPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const returnUrl = search.get(returnUrlParameter) ?? undefined
  const { isLoading } = useSession()
  const register = useRegister()
  const [fault, setFault] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: { username: '', email: '', password: '' },
    mode: 'onTouched',
  })
  const { errors } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setFault(null)
    const problem = await register(values)
    if (problem) setFault(applyProblem(problem, ['username', 'email', 'password'], form.setError))
    else void navigate(paths.verifyEmail(values.email, returnUrl))
  })

  return (
    <Stack gap={20}>
      <PageTitle>Create an account</PageTitle>
      <h1>Create an account</h1>
      {fault && <FormAlert>{fault}</FormAlert>}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <Field
            label="Username"
            hint="Shown beside your reviews"
            autoComplete="nickname"
            error={errors.username?.message}
            {...form.register('username')}
          />
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
            hint={passwordHint}
            autoComplete="new-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <SubmitButton busy={isLoading}>Create account</SubmitButton>
        </Stack>
      </form>
      <Quiet>
        Already have an account? <Link to={paths.login(returnUrl)}>Log in</Link>
      </Quiet>
    </Stack>
  )
}
