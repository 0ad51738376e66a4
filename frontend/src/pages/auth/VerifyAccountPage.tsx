import { useState } from 'react'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { skipToken } from '@reduxjs/toolkit/query/react'
import CheckIcon from 'lucide-react/icons/check'
import MailIcon from 'lucide-react/icons/mail'
import { Link, useSearchParams } from 'react-router-dom'
import { problemOf, type ProblemView } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { useActivateAccountQuery, useResendActivationMutation } from '@/features/auth/api'
import { accountRules, EmailField } from '@/features/auth/forms'
import { ResendActivation } from '@/features/auth/components/ResendActivation'
import { rememberEmailSent } from '@/features/auth/resendCooldown'
import { useCartCount } from '@/features/cart/useCart'
import { paths, safeReturnUrl } from '@/lib/paths'
import { readReturnUrl } from '@/lib/storage'
import { CardLinks, CardPage } from './CardPage'
import { verifyAccountText, verifyEmailText } from './text'

/** Where the link of the activation email leads. */
export function VerifyAccountPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const { isSuccess, isFetching, error, refetch } = useActivateAccountQuery(token ? { token } : skipToken)
  if (isSuccess) return <Activated />
  if (!token) return <NotActivated reason={verifyAccountText.incomplete} />
  if (error && !isFetching) {
    const problem = problemOf(error)
    if (isOfLink(problem)) return <NotActivated reason={problem.message} />
    return <NotNow reason={problem.message} onRetry={() => void refetch()} />
  }
  return (
    <CardPage title={verifyAccountText.waitingTitle}>
      <p role="status">{verifyAccountText.waiting}</p>
    </CardPage>
  )
}

const tooMany = 429

/** Whether the link itself was refused. Anything else may go by: a lost connection, a busy server. */
function isOfLink({ status = 0 }: ProblemView): boolean {
  return status >= 400 && status < 500 && status !== tooMany
}

function NotNow({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <CardPage title={verifyAccountText.notNowTitle} isAnswer>
      <FormAlert>{reason}</FormAlert>
      <p>{verifyAccountText.notNow}</p>
      <Button variant="contained" size="large" onClick={onRetry}>
        {verifyAccountText.retry}
      </Button>
    </CardPage>
  )
}

function Activated() {
  const returnUrl = useWayOn()
  return (
    <CardPage title={verifyAccountText.doneTitle} icon={CheckIcon} isAnswer>
      <p>{wordsOn(returnUrl)}</p>
      <Button component={Link} {...wayIn(returnUrl)} variant="contained" size="large">
        {verifyAccountText.login}
      </Button>
    </CardPage>
  )
}

/** To the login; on the way to the checkout in a document in which something can be paid, whose guard leads to it. */
const wayIn = (returnUrl: string | undefined) =>
  returnUrl === paths.checkout() ? { to: returnUrl, reloadDocument: true } : { to: paths.login(returnUrl) }

/** Where they wanted to go before they registered; without that the cart, if something lies in it. */
function useWayOn(): string | undefined {
  const [kept] = useState(readReturnUrl)
  const hasGoods = useCartCount() > 0
  if (safeReturnUrl(kept) !== paths.home()) return safeReturnUrl(kept)
  return hasGoods ? paths.cart() : undefined
}

function wordsOn(returnUrl: string | undefined): string {
  if (returnUrl === undefined) return verifyAccountText.doneShop
  if (returnUrl === paths.checkout()) return verifyAccountText.doneCheckout
  return returnUrl === paths.cart() ? verifyAccountText.doneCart : verifyAccountText.doneBack
}

function NotActivated({ reason }: { reason: string }) {
  const [resend] = useResendActivationMutation()
  const [email, setEmail] = useState<string | null>(null)
  const returnUrl = useWayOn()
  const form = useProblemForm({
    defaultValues: { email: '' },
    send: async (values) => {
      const answer = await resend({ resendActivation: values })
      if (answer.error) return problemOf(answer.error)
      rememberEmailSent(values.email)
      setEmail(values.email)
      return null
    },
  })
  if (email)
    return (
      <CardPage key="sent" title={verifyEmailText.title} icon={MailIcon} isAnswer>
        <p>
          {verifyEmailText.sentTo(email)} {verifyEmailText.next}
        </p>
        <ResendActivation email={email} />
      </CardPage>
    )
  return (
    <CardPage title={verifyAccountText.failedTitle} isAnswer>
      <FormAlert>{reason}</FormAlert>
      <p>{verifyAccountText.askAgain}</p>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <EmailField enterKeyHint="send" {...form.field('email', accountRules.email)} />
          <SubmitButton busy={form.isSending}>{verifyAccountText.send}</SubmitButton>
        </Stack>
      </form>
      <CardLinks>
        {verifyAccountText.already}
        <Link to={paths.login(returnUrl)}>{verifyAccountText.login}</Link>
      </CardLinks>
    </CardPage>
  )
}
