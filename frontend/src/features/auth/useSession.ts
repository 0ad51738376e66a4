/** Reading the session from a component. */
import { useSelector } from 'react-redux'
import type { SessionState, SessionUser } from './sessionSlice'

/** The part of the store this feature needs to know. */
export interface WithSession {
  session: SessionState
}

const sellerRole = 'ROLE_SHOP_MANAGER'
const operatorRole = 'ROLE_ADMIN'

const has = (user: Pick<SessionUser, 'roles'> | null, role: string) => user?.roles.some(({ name }) => name === role) ?? false

/** Whether this person runs a shop. */
export function isSeller(user: Pick<SessionUser, 'roles'> | null): boolean {
  return has(user, sellerRole)
}

/** Whether this person runs the marketplace. */
export function isOperator(user: Pick<SessionUser, 'roles'> | null): boolean {
  return has(user, operatorRole)
}

/** Who is signed in, and whether that is still being found out. */
export function useSession() {
  const { user, isLoading, isKnown, error } = useSelector((state: WithSession) => state.session)
  const roles = { isSeller: isSeller(user), isOperator: isOperator(user) }
  return { user, isLoading, isKnown, error, isSignedIn: user !== null, ...roles }
}
