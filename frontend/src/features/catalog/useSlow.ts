import { useEffect, useState } from 'react'

/** Whether something has been waited for longer than this. */
export function useSlow(waiting: boolean, milliseconds = 300): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting, milliseconds])
  return slow && waiting
}
