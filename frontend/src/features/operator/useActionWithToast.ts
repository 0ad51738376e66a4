import { useState } from 'react'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'

/** Something that is done by one press: whether it is under way, and what does it and tells how it went. */
export function useActionWithToast() {
  const [isBusy, setBusy] = useState(false)
  const act = async (call: () => Promise<{ error?: unknown }>, done: string): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    const { error } = await call()
    setBusy(false)
    if (error) toast.error(problemOf(error).message)
    else toast.success(done)
    return !error
  }
  return { isBusy, act }
}
