/** The call that exchanges a refresh token; it always times out and never throws. */
import type { StoredSession } from '@/lib/storage'

/** Why there are no new tokens: the server refused, or asks to retry after some seconds. */
export type Refusal = { kind: 'refused' } | { kind: 'later'; seconds: number }

/** The result of the exchange. */
export type Exchange = { kind: 'given'; tokens: StoredSession } | Refusal

/** Two requests and the pause between them stay within the 30 seconds in which the server repeats a lost response. */
const askMilliseconds = 8000

/** A longer pause must be a mistake. */
const longestPause = 120

/** Responses that say nothing about the token: timeouts, rate limits, or an unavailable server. */
const isPassing = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500

/** Exchanges the refresh token; if the response gets lost, the request is repeated once. */
export async function askForTokens(session: StoredSession): Promise<Exchange> {
  return (await ask(session)) ?? (await ask(session)) ?? { kind: 'later', seconds: 0 }
}

/** Null if there was no response: no network, or a connection that broke while the machine slept. */
async function ask({ token, refreshToken }: StoredSession): Promise<Exchange | null> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), askMilliseconds)
  try {
    const answer = await fetch(new URL('/auth/refresh-token', window.location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ refreshToken }),
      signal: waiting.signal,
    })
    if (isPassing(answer.status)) return { kind: 'later', seconds: pauseOf(answer) }
    return answer.ok ? read(await answer.json()) : { kind: 'refused' }
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

function pauseOf(answer: Response): number {
  const wish = answer.headers.get('Retry-After') ?? ''
  const seconds = /^\d+$/.test(wish) ? Number(wish) : (Date.parse(wish) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestPause) : 0
}

/** A response in another format did not come from our server, but from a hotel's login page, for example. */
function read(body: unknown): Exchange {
  const { accessToken, newRefreshToken } = (body ?? {}) as Record<string, unknown>
  if (typeof accessToken !== 'string' || typeof newRefreshToken !== 'string') return { kind: 'later', seconds: 0 }
  return { kind: 'given', tokens: { token: accessToken, refreshToken: newRefreshToken } }
}
