import { useState } from 'react'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import MailIcon from 'lucide-react/icons/mail'
import { Link, useLocation } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { useForgotPasswordMutation } from '@/features/auth/api'
import { accountRules, EmailField } from '@/features/auth/forms'
import { paths } from '@/lib/paths'
import { CardLinks, CardPage } from './CardPage'
import { forgotText } from './text'

/** What the login hands over. */
export interface TypedEmail {
  email: string
}

/** Asking for an email to set a new password. The answer does not tell whether the account exists. */
export function ForgotPasswordPage() {
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const [isAgain, setAgain] = useState(false)
  const askAgain = () => {
    setAskedFor(null)
    setAgain(true)
  }
  return askedFor ? <Asked email={askedFor} onOther={askAgain} /> : <Ask isAgain={isAgain} onAsked={setAskedFor} />
}

function Ask({ isAgain, onAsked }: { isAgain: boolean; onAsked: (email: string) => void }) {
  const [askForMail] = useForgotPasswordMutation()
  const typed = useLocation().state as TypedEmail | null
  const form = useProblemForm({
    defaultValues: { email: isAgain ? '' : (typed?.email ?? '') },
    send: async (values) => {
      const answer = await askForMail({ forgotPasswordForm: values })
      if (answer.error) return problemOf(answer.error)
      onAsked(values.email)
      return null
    },
  })
  return (
    <CardPage title={forgotText.title} isAnswer={isAgain}>
      <p>{forgotText.intro}</p>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <EmailField enterKeyHint="send" {...form.field('email', accountRules.email)} />
          <SubmitButton busy={form.isSending}>{forgotText.submit}</SubmitButton>
        </Stack>
      </form>
      <CardLinks>
        <Link to={paths.login()}>{forgotText.back}</Link>
      </CardLinks>
    </CardPage>
  )
}

function Asked({ email, onOther }: { email: string; onOther: () => void }) {
  return (
    <CardPage title={forgotText.doneTitle} icon={MailIcon} isAnswer>
      <p>{forgotText.done(email)}</p>
      <Stack spacing={1}>
        <Button component={Link} to={paths.login()} variant="contained" size="large">
          {forgotText.back}
        </Button>
        <Button variant="text" size="large" onClick={onOther}>
          {forgotText.other}
        </Button>
      </Stack>
    </CardPage>
  )
}
