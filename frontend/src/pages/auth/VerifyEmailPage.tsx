import Typography from '@mui/material/Typography'
import MailIcon from 'lucide-react/icons/mail'
import { Link, useSearchParams } from 'react-router-dom'
import { ResendActivation } from '@/features/auth/components/ResendActivation'
import { paths } from '@/lib/paths'
import { CardLinks, CardPage, useReturnUrl } from './CardPage'
import { verifyEmailText } from './text'

/** Shown after registering: the account waits for the link in the email. */
export function VerifyEmailPage() {
  const [search] = useSearchParams()
  const email = search.get('email')
  const returnUrl = useReturnUrl()
  return (
    <CardPage title={verifyEmailText.title} icon={MailIcon}>
      <p>
        {email ? verifyEmailText.sentTo(email) : verifyEmailText.sent} {verifyEmailText.next}
      </p>
      {email && (
        <>
          <Typography variant="body2" color="textSecondary">
            {verifyEmailText.missing}
          </Typography>
          <ResendActivation email={email} />
          <p>
            {verifyEmailText.wrong} <Link to={paths.register(returnUrl)}>{verifyEmailText.again}</Link>
          </p>
        </>
      )}
      <CardLinks>
        {verifyEmailText.opened}
        <Link to={paths.login(returnUrl)}>{verifyEmailText.login}</Link>
      </CardLinks>
    </CardPage>
  )
}
