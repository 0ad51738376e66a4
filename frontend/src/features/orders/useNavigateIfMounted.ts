import { useEffect, useRef } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'

/** Leads on once a payment is decided, but nobody who has left the page meanwhile. */
export function useNavigateIfMounted() {
  const navigate = useNavigate()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (to: string, options?: NavigateOptions) => {
    if (isHere.current) void navigate(to, options)
  }
}
