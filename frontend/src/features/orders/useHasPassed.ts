import { useEffect, useState } from 'react'

/** Whether a moment lies in the past; the page is drawn anew when it comes. */
export function useHasPassed(moment: string | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  const end = moment === null ? null : Date.parse(moment)
  useEffect(() => {
    if (end === null) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, end - Date.now()))
    return () => clearTimeout(timer)
  }, [end])
  return end !== null && end <= now
}
