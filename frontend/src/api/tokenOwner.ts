/**
 * The owner of a token. Access tokens are not verified or trusted here; only their user ID is read, so that a
 * response for one person is never shown to, and a request never repeated as, another one who signed in meanwhile.
 */
import { readSession } from '@/lib/storage'

/** The ID of the person that a token was issued to; null if it has none. */
export function personIdOf(token: string | undefined): string | null {
  const payload = token?.split('.')[1]
  if (!payload) return null
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown } | null
    return typeof claims?.sub === 'string' && claims.sub !== '' ? claims.sub : null
  } catch {
    return null
  }
}

/** Whether this token's session has ended, or somebody else has signed in since. */
export function hasSessionChanged(usedToken: string | undefined): boolean {
  if (usedToken === undefined) return false
  const present = readSession()?.token
  if (present === undefined) return true
  const [before, now] = [personIdOf(usedToken), personIdOf(present)]
  return before !== null && now !== null && before !== now
}
