import { useDeferredValue } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { Loader } from '@/components/Loader'
import { useSession } from '@/features/auth/useSession'
import { readLook } from '@/api/look'
import { paths, returnUrlParameter, safeReturnUrl } from '@/lib/paths'
import { usePaymentDocument } from '@/lib/paymentDocument'
import { PageLoader } from '../layouts/RootLayout'

/** The session; what depends on it is rendered in small steps, so that a phone stays responsive. */
function useDeferredSession() {
  const session = useSession()
  return { ...session, isKnown: useDeferredValue(session.isKnown) }
}

/** Lets guests through; signed-in people go where they wanted to go, or home. */
export function GuestOnly() {
  const { isKnown, isSignedIn } = useSession()
  const [search] = useSearchParams()
  if (!isKnown) return <PageLoader />
  if (isSignedIn) return <Navigate to={safeReturnUrl(search.get(returnUrlParameter))} replace />
  return <Outlet />
}

/** Lets nobody through until the document is one in which something can be paid; guests log in after that. */
export function RequirePaymentDocument() {
  return usePaymentDocument() ? <Outlet /> : <Loader />
}

/** Lets people who run a shop through, and operators who look at one; other signed-in people go home, guests to the login page. */
export function RequireSeller() {
  const { isKnown, isSignedIn, isSeller, isOperator } = useDeferredSession()
  const { pathname, search, hash } = useLocation()
  if (!isKnown) return <PageLoader />
  if (!isSignedIn) return <Navigate to={paths.login(pathname + search + hash)} replace />
  if (!isSeller && !(isOperator && readLook())) return <Navigate to={paths.home()} replace />
  return <Outlet />
}

/** Lets people who run the marketplace through; other signed-in people go home, guests to the login page. */
export function RequireOperator() {
  const { isKnown, isSignedIn, isOperator } = useDeferredSession()
  const { pathname, search, hash } = useLocation()
  if (!isKnown) return <PageLoader />
  if (!isSignedIn) return <Navigate to={paths.login(pathname + search + hash)} replace />
  if (!isOperator) return <Navigate to={paths.home()} replace />
  return <Outlet />
}

/** Lets signed-in people through; others go to the login page, which remembers where they came from. */
export function RequireUser() {
  const { isKnown, isSignedIn } = useDeferredSession()
  const { pathname, search, hash } = useLocation()
  if (!isKnown) return <Loader />
  if (!isSignedIn) return <Navigate to={paths.login(pathname + search + hash)} replace />
  return <Outlet />
}
