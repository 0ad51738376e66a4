/**
 * Whose token it is. Access tokens are sealed by the server and never trusted here; the one thing
 * read from them is the person they were made for, so that what was asked for one person is never
 * answered to, or repeated as, another who signed in meanwhile.
 */
import { readSession } from '@/lib/storage'

/** The id of the person that a token was made for; null when it does not tell. */
export function personOf(token: string | undefined): string | null {
  const payload = token?.split('.')[1]
  if (!payload) return null
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown } | null
    return typeof claims?.sub === 'string' && claims.sub !== '' ? claims.sub : null
  } catch {
    return null
  }
}

/** Whether the session that this token belonged to has ended or is another person's by now. */
export function hasChangedHands(usedToken: string | undefined): boolean {
  if (usedToken === undefined) return false
  const present = readSession()?.token
  if (present === undefined) return true
  const [before, now] = [personOf(usedToken), personOf(present)]
  return before !== null && now !== null && before !== now
}
