import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { Loader } from '@/components/Loader'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'

/** Lets signed-in people through; others go to the login page, which remembers where they came from. */
export function RequireUser() {
  const { isKnown, isSignedIn } = useSession()
  const { pathname, search } = useLocation()
  if (!isKnown) return <Loader />
  if (!isSignedIn) return <Navigate to={paths.login(pathname + search)} replace />
  return <Outlet />
}
