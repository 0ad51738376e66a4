import { useState } from 'react'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import CheckIcon from 'lucide-react/icons/check'
import { Link, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { useResetPasswordMutation } from '@/features/auth/api'
import { NewPasswordField } from '@/features/auth/components/NewPasswordField'
import { fieldText } from '@/features/auth/components/text'
import { accountRules } from '@/features/auth/forms'
import { paths } from '@/lib/paths'
import { CardLinks, CardPage } from './CardPage'
import { resetText } from './text'

/** Where the link of the reset email leads. */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const [isDone, setDone] = useState(false)
  if (isDone) return <Done />
  if (!token) return <Incomplete />
  return (
    <CardPage title={resetText.title}>
      <NewPassword token={token} onDone={() => setDone(true)} />
      <CardLinks>
        <Link to={paths.forgotPassword()}>{resetText.askAgain}</Link>
      </CardLinks>
    </CardPage>
  )
}

function Incomplete() {
  return (
    <CardPage title={resetText.title}>
      <FormAlert>{resetText.incomplete}</FormAlert>
      <Button component={Link} to={paths.forgotPassword()} variant="contained" size="large">
        {resetText.askAgain}
      </Button>
    </CardPage>
  )
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const [resetPassword] = useResetPasswordMutation()
  const form = useProblemForm({
    defaultValues: { password: '' },
    send: async ({ password }) => {
      const answer = await resetPassword({ resetPassword: { password, token } })
      if (answer.error) return problemOf(answer.error)
      onDone()
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        <NewPasswordField
          label={fieldText.newPassword}
          slotProps={{ input: { enterKeyHint: 'done' } }}
          {...form.field('password', accountRules.newPassword)}
        />
        <SubmitButton busy={form.isSending}>{resetText.submit}</SubmitButton>
      </Stack>
    </form>
  )
}

function Done() {
  return (
    <CardPage title={resetText.doneTitle} icon={CheckIcon} isAnswer>
      <p>{resetText.done}</p>
      <Button component={Link} to={paths.login()} variant="contained" size="large">
        {resetText.login}
      </Button>
    </CardPage>
  )
}
