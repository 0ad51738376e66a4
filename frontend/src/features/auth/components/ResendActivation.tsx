import { useEffect, useState } from 'react'
import { problemOf } from '@/api/problem'
import { Button } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { Stack } from '@/components/Panel'
import { useResendActivationMutation } from '../api'
import { resendText } from './text'

const waitSeconds = 60

/** Counts down once a second; the answer starts it anew. */
function useCountdown(seconds: number, isRunning: boolean): [left: number, start: () => void] {
  const [left, setLeft] = useState(isRunning ? seconds : 0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, () => setLeft(seconds)]
}

interface ResendActivationProps {
  email: string
  /** The mail has just been sent, so the minute is running already. */
  isJustSent?: boolean
}

/** Sends the activation mail once more; after that the button rests for a minute. */
export function ResendActivation({ email, isJustSent = false }: ResendActivationProps) {
  const [resend, { isLoading, isSuccess, error }] = useResendActivationMutation()
  const [left, startWaiting] = useCountdown(waitSeconds, isJustSent)

  const send = async () => {
    // The button stays focusable while it rests, so that the keyboard is not thrown off it.
    if (isLoading || left > 0) return
    const answer = await resend({ resendActivation: { email } })
    if (!answer.error) startWaiting()
  }

  return (
    <Stack gap={12}>
      {isSuccess && <FormAlert tone="success">{resendText.sent(email)}</FormAlert>}
      {error && <FormAlert>{problemOf(error).message}</FormAlert>}
      <Button variant="outlined" size="large" aria-disabled={isLoading || left > 0} onClick={() => void send()}>
        {left > 0 ? resendText.wait(left) : resendText.send}
      </Button>
    </Stack>
  )
}
