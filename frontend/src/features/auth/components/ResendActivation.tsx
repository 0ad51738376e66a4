import { useEffect, useState } from 'react'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { useResendActivationMutation } from '../api'
import { rememberEmailSent, resendCooldown } from '../resendCooldown'
import { resendText } from './text'

const secondsLeft = (email: string) => Math.ceil(resendCooldown(email) / 1000)

/** Counts the seconds until another email can be sent; the answer looks again how many there are. */
function useResendCooldown(email: string): [left: number, look: () => void] {
  const [left, setLeft] = useState(() => secondsLeft(email))
  const look = () => setLeft(secondsLeft(email))
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setLeft(secondsLeft(email)), 1000)
    return () => clearInterval(timer)
  }, [email, isWaiting])
  return [left, look]
}

/** Sends the activation email once more; for a minute after each email the button rests. */
export function ResendActivation({ email }: { email: string }) {
  const [resend, { isLoading, isSuccess, error }] = useResendActivationMutation()
  const [left, look] = useResendCooldown(email)

  const send = async () => {
    // The button stays focusable while it rests, so that the keyboard is not thrown off it.
    if (isLoading || left > 0) return
    const answer = await resend({ resendActivation: { email } })
    if (answer.error) return
    rememberEmailSent(email)
    look()
  }

  return (
    <Stack spacing={1.5}>
      {isSuccess && <FormAlert tone="success">{resendText.sent(email)}</FormAlert>}
      {error && <FormAlert>{problemOf(error).message}</FormAlert>}
      <Button variant="outlined" size="large" aria-disabled={isLoading || left > 0} onClick={() => void send()}>
        {left > 0 ? resendText.wait(left) : resendText.send}
      </Button>
    </Stack>
  )
}
