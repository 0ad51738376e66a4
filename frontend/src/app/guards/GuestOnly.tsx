import { Navigate, Outlet, useSearchParams } from 'react-router-dom'
import { useSession } from '@/features/auth/useSession'
import { returnUrlParameter, safeReturnUrl } from '@/lib/paths'
import { PageLoader } from '../layouts/PageLoader'

/** Lets guests through; signed-in people go where they wanted to go, or home. */
export function GuestOnly() {
  const { isKnown, isSignedIn } = useSession()
  const [search] = useSearchParams()
  if (!isKnown) return <PageLoader />
  if (isSignedIn) return <Navigate to={safeReturnUrl(search.get(returnUrlParameter))} replace />
  return <Outlet />
}
