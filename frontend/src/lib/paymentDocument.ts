/**
 * The payment provider's script runs in documents alone whose policy lets its hosts in: those that are loaded where
 * something is paid. A page that is opened without loading a document keeps the policy of the one before.
 */
import { useEffect } from 'react'
import { paths } from './paths'

/** The checkout, and an order that may be left to pay; the server's policy knows the same. */
const isPaidAt = (pathname: string) => pathname === paths.checkout() || /^\/account\/orders\/\d+$/.test(pathname)

const present = () => (typeof window === 'undefined' ? '' : window.location.pathname.replace(/\/+$/, ''))

/** Where the document was loaded; this module comes with the first code. */
const loadedAt = present()

/** Whether something can be paid in this document. If not, it is loaded anew at the present address. */
export function usePaymentDocument(): boolean {
  const lacks = isPaidAt(present()) && !isPaidAt(loadedAt)
  useEffect(() => {
    if (lacks) window.location.reload()
  }, [lacks])
  return !lacks
}
