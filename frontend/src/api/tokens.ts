/** The call that exchanges a refresh token; it never waits for ever and never throws. */
import type { StoredSession } from '@/lib/storage'

/** Why there are no new tokens: the server refused them, or asks to come again after some seconds. */
export type Refusal = { kind: 'refused' } | { kind: 'later'; seconds: number }

/** What came of the exchange. */
export type Exchange = { kind: 'given'; tokens: StoredSession } | Refusal

/** Two asks and the wait between them stay within the half minute in which the server repeats a lost answer. */
const askMilliseconds = 8000

/** More than that is no pause but a mistake. */
const longestPause = 120

/** Answers that say nothing about the token: too early, too much, or nobody there. */
const isPassing = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500

/** Exchanges the refresh token; an answer that got lost on the way is asked for once more. */
export async function askForTokens(session: StoredSession): Promise<Exchange> {
  return (await ask(session)) ?? (await ask(session)) ?? { kind: 'later', seconds: 0 }
}

/** Null when no answer came: no network, or a connection that did not survive the sleep of the machine. */
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

/** An answer of another shape did not come from our server: a hotel's login page, say. */
function read(body: unknown): Exchange {
  const { accessToken, newRefreshToken } = (body ?? {}) as Record<string, unknown>
  if (typeof accessToken !== 'string' || typeof newRefreshToken !== 'string') return { kind: 'later', seconds: 0 }
  return { kind: 'given', tokens: { token: accessToken, refreshToken: newRefreshToken } }
}
