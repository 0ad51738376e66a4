import { useState } from 'react'
import Button from '@mui/material/Button'
import { Row } from '@/components/Row'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { useEndSessionMutation, type SessionInfo } from '@/features/auth/api'
import { passwordText } from './text'

/** One other device has a button of its own. */
const worthOffering = 2

const gone = 404

interface OtherDevicesProps {
  others: readonly SessionInfo[]
  onEnded: () => void
}

/** Logs out every device but this one, one after the other, and says how far it is. */
export function OtherDevices({ others, onEnded }: OtherDevicesProps) {
  const [end] = useEndSessionMutation()
  const [progress, setProgress] = useState<string | null>(null)

  const endAll = async () => {
    for (const [index, { id }] of others.entries()) {
      setProgress(passwordText.loggingOut(index + 1, others.length))
      const { error } = await end({ id })
      const problem = error ? problemOf(error) : null
      // Somebody may have logged out there meanwhile.
      if (problem && problem.status !== gone) return toast.error(problem.message)
    }
    toast.success(passwordText.othersLoggedOut)
    onEnded()
  }
  const press = async () => {
    if (progress) return
    await endAll()
    setProgress(null)
  }

  // It stays while it works, though the list gets shorter meanwhile.
  if (others.length < worthOffering && !progress) return null
  return (
    <Row>
      <Button variant="outlined" aria-disabled={progress !== null} onClick={() => void press()}>
        {progress ?? passwordText.logoutOthers}
      </Button>
    </Row>
  )
}
