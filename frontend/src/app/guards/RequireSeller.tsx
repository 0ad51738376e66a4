import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { PageLoader } from '../layouts/PageLoader'

/** Lets people who run a shop through; other signed-in people go home, guests to the login page. */
export function RequireSeller() {
  const { isKnown, isSignedIn, isSeller } = useSession()
  const { pathname, search } = useLocation()
  if (!isKnown) return <PageLoader />
  if (!isSignedIn) return <Navigate to={paths.login(pathname + search)} replace />
  if (!isSeller) return <Navigate to={paths.home()} replace />
  return <Outlet />
}
