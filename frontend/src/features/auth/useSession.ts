/** Reading the session from a component. */
import { useSelector } from 'react-redux'
import type { SessionState, SessionUser } from './sessionSlice'

/** The part of the store this feature needs to know. */
export interface WithSession {
  session: SessionState
}

const sellerRole = 'ROLE_SHOP_MANAGER'

/** Whether this person runs a shop. */
export function isSeller(user: Pick<SessionUser, 'roles'> | null): boolean {
  return user?.roles.some((role) => role.name === sellerRole) ?? false
}

/** Who is signed in, and whether that is still being found out. */
export function useSession() {
  const { user, isLoading, isKnown, error } = useSelector((state: WithSession) => state.session)
  return { user, isLoading, isKnown, error, isSignedIn: user !== null, isSeller: isSeller(user) }
}
