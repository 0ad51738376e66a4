import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether something is open over the page; wherever it led, it is over then. */
export function useOpenUntilNavigation() {
  const { key } = useLocation()
  const [shown, setShown] = useState({ at: key, open: false })
  if (shown.at !== key) setShown({ at: key, open: false })
  return [shown.open, (open: boolean) => setShown({ at: key, open })] as const
}
