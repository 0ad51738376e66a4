import { useEffect, useRef, useState } from 'react'
import { onConfirmation } from '@/api/confirmation'
import { onDemand } from '@/components/onDemand'

const ConfirmationDialog = onDemand(async () => (await import('./ConfirmationDialog')).ConfirmationDialog)

type Answer = (isConfirmed: boolean) => void

/** Asks whoever works here to confirm that it is them, whenever a call waits for it. */
export function ConfirmationGate() {
  const waiting = useRef<Answer>(null)
  const [isAsked, setAsked] = useState(false)
  const answer: Answer = (isConfirmed) => {
    waiting.current?.(isConfirmed)
    waiting.current = null
    setAsked(false)
  }
  useEffect(() => {
    const stop = onConfirmation(
      () =>
        new Promise((resolve) => {
          waiting.current = resolve
          setAsked(true)
        }),
    )
    return () => {
      stop()
      // Nobody is left to answer.
      waiting.current?.(false)
    }
  }, [])
  if (!isAsked) return null
  return <ConfirmationDialog onConfirmed={() => answer(true)} onClose={() => answer(false)} />
}
