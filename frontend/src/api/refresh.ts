/**
 * Renewing the access token. However many calls are answered 401 at once, and in however many tabs,
 * the server sees one refresh: it rotates the refresh token, and a second use of the old one would
 * look like theft and end the session.
 */
import { clearSession, readSession, writeSession } from '@/lib/storage'

/**
 * What came of asking for a new token. `lost` and `no_token` have ended the session;
 * `unreachable` keeps it for a later try.
 */
export type RefreshOutcome = 'renewed' | 'lost' | 'no_token' | 'unreachable'

let running: Promise<RefreshOutcome> | null = null

/** Makes sure the stored token is newer than `usedToken`; parallel callers share one refresh. */
export function renewSession(usedToken: string | undefined): Promise<RefreshOutcome> {
  running ??= acrossTabs(() => renew(usedToken)).finally(() => {
    running = null
  })
  return running
}

function acrossTabs(work: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  // Web Locks exist in secure contexts only; without them one tab still refreshes once.
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('helloshop-refresh', work)
}

async function renew(usedToken: string | undefined): Promise<RefreshOutcome> {
  const session = readSession()
  // Another tab was first while this one waited for the lock.
  if (session && session.token !== usedToken) return 'renewed'
  if (!session?.refreshToken) {
    clearSession()
    return 'no_token'
  }
  try {
    const answer = await fetch(new URL('/auth/refresh-token', window.location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refreshToken: session.refreshToken }),
    })
    if (answer.status === 429 || answer.status >= 500) return 'unreachable'
    return answer.ok ? keep(await answer.json()) : lose()
  } catch {
    return 'unreachable'
  }
}

function keep(tokens: unknown): RefreshOutcome {
  const { accessToken, newRefreshToken } = (tokens ?? {}) as Record<string, unknown>
  if (typeof accessToken !== 'string' || typeof newRefreshToken !== 'string') return lose()
  writeSession({ token: accessToken, refreshToken: newRefreshToken })
  return 'renewed'
}

function lose(): RefreshOutcome {
  clearSession()
  return 'lost'
}
