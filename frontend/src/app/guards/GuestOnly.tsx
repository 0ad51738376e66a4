import { Navigate, Outlet, useSearchParams } from 'react-router-dom'
import { Loader } from '@/components/Loader'
import { useSession } from '@/features/auth/useSession'
import { returnUrlParameter, safeReturnUrl } from '@/lib/paths'

/** Lets guests through; signed-in people go where they wanted to go, or home. */
export function GuestOnly() {
  const { isKnown, isSignedIn } = useSession()
  const [search] = useSearchParams()
  if (!isKnown) return <Loader />
  if (isSignedIn) return <Navigate to={safeReturnUrl(search.get(returnUrlParameter))} replace />
  return <Outlet />
}
