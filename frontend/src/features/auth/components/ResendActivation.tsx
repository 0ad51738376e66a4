import { useEffect, useState } from 'react'
import { Button } from '@/components/Button'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { Stack } from '@/components/Panel'
import { useResendActivationMutation } from '../api'

const waitSeconds = 60

/** Sends the activation mail once more; after that the button rests for a minute. */
export function ResendActivation({ email }: { email: string }) {
  const [resend, { isLoading, isSuccess, error }] = useResendActivationMutation()
  const [wait, setWait] = useState(0)

  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])

  const send = async () => {
    const answer = await resend({ resendActivation: { email } })
    if (!answer.error) setWait(waitSeconds)
  }

  return (
    <Stack gap={12}>
      {isSuccess && <FormAlert tone="success">We sent the mail to {email} again.</FormAlert>}
      {error && <FormAlert>{problemOf(error).message}</FormAlert>}
      <Button variant="outlined" disabled={isLoading || wait > 0} onClick={() => void send()}>
        {wait > 0 ? `Send again in ${wait} s` : 'Send the mail again'}
      </Button>
    </Stack>
  )
}
