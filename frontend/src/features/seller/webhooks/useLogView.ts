import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { LogQuery } from './webhooksApi'

/** Which messages of the webhook in the address are looked at, and how to look at others. */
export function useLogView() {
  const id = Number(useParams().webhookId)
  const [status, setStatus] = useState<NonNullable<LogQuery['status']> | ''>('')
  const [before, setBefore] = useState<number | null>(null)
  const query: LogQuery = {
    // what is no number is nobody's
    id: Number.isSafeInteger(id) ? id : 0,
    ...(status ? { status } : {}),
    ...(before ? { before } : {}),
  }
  const show = (chosen: typeof status) => {
    setStatus(chosen)
    setBefore(null)
  }
  return { query, status, before, show, setBefore }
}

export type LogView = ReturnType<typeof useLogView>
