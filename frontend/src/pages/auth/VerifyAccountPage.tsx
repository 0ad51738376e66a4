import { useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ButtonLink } from '@/components/ButtonLink'
import { FormAlert } from '@/components/form/FormAlert'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { Stack } from '@/components/Panel'
import { useActivateAccountQuery, useResendActivationMutation } from '@/features/auth/api'
import { EmailField } from '@/features/auth/components/EmailField'
import { ResendActivation } from '@/features/auth/components/ResendActivation'
import { emailRules } from '@/features/auth/forms'
import { useCartCount } from '@/features/cart/useCart'
import { paths } from '@/lib/paths'
import { CardPage } from './CardPage'
import { verifyAccountText, verifyEmailText } from './text'

/** Where the link of the activation mail leads. */
export function VerifyAccountPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const { isSuccess, isError, error } = useActivateAccountQuery(token ? { token } : skipToken)
  if (isSuccess) return <Activated />
  if (isError || !token) {
    return <NotActivated reason={error ? problemOf(error).message : verifyAccountText.incomplete} />
  }
  return (
    <CardPage title={verifyAccountText.waitingTitle}>
      <p role="status">{verifyAccountText.waiting}</p>
    </CardPage>
  )
}

function Activated() {
  // Someone with a full cart was on the way to the checkout.
  const returnUrl = useCartCount() > 0 ? paths.cart() : undefined
  return (
    <CardPage title={verifyAccountText.doneTitle} icon="check" isAnswer>
      <p>{returnUrl ? verifyAccountText.doneCart : verifyAccountText.doneShop}</p>
      <ButtonLink to={paths.login(returnUrl)} variant="contained" size="large">
        {verifyAccountText.login}
      </ButtonLink>
    </CardPage>
  )
}

function NotActivated({ reason }: { reason: string }) {
  const [resend] = useResendActivationMutation()
  const [email, setEmail] = useState<string | null>(null)
  const form = useForm({
    rules: emailRules,
    send: async (values) => {
      const answer = await resend({ resendActivation: values })
      if (answer.error) return problemOf(answer.error)
      setEmail(values.email)
      return null
    },
  })
  if (email)
    return (
      <CardPage key="sent" title={verifyEmailText.title} icon="mail" isAnswer>
        <p>
          {verifyEmailText.sentTo(email)} {verifyEmailText.next}
        </p>
        <ResendActivation email={email} isJustSent />
      </CardPage>
    )
  return (
    <CardPage title={verifyAccountText.failedTitle} isAnswer>
      <FormAlert>{reason}</FormAlert>
      <p>{verifyAccountText.askAgain}</p>
      <form {...form.props}>
        <Stack>
          <FormNotes form={form} />
          <EmailField {...form.field('email')} />
          <SubmitButton busy={form.isSending}>{verifyAccountText.send}</SubmitButton>
        </Stack>
      </form>
    </CardPage>
  )
}
