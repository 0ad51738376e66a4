import { Link, useSearchParams } from 'react-router-dom'
import { PageTitle } from '@/components/Page'
import { Quiet, Stack } from '@/components/Panel'
import { ResendActivation } from '@/features/auth/components/ResendActivation'
import { paths, returnUrlParameter } from '@/lib/paths'

/** Shown after registering: the account waits for the link in the mail. */
export function VerifyEmailPage() {
  const [search] = useSearchParams()
  const email = search.get('email')
  const returnUrl = search.get(returnUrlParameter) ?? undefined
  return (
    <Stack gap={20}>
      <PageTitle>Check your email</PageTitle>
      <h1>Check your email</h1>
      <p>
        {email ? `We sent a link to ${email}.` : 'We sent you a link.'} Open it within 24 hours to
        activate your account, then log in.
      </p>
      {email && <ResendActivation email={email} />}
      <Quiet>
        Opened the link already? <Link to={paths.login(returnUrl)}>Log in</Link>
      </Quiet>
    </Stack>
  )
}
