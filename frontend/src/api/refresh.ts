/**
 * Renewing the access token. However many calls are answered 401 at once, and in however many tabs,
 * the server sees one refresh: it rotates the refresh token, and a second use of the old one would
 * look like theft and end the session.
 */
import { clearSession, readSession, writeSession, type StoredSession } from '@/lib/storage'
import { askForTokens, type Refusal } from './tokens'

/**
 * The result of renewing a token. `lost` and `no_token` ended the session, `gone` found that it had already ended
 * elsewhere; `unreachable` keeps it for a later retry.
 */
export type RefreshOutcome = 'renewed' | 'lost' | 'no_token' | 'gone' | 'unreachable'

/** Another tab holds the lock for at most two requests; a tab that waits longer retries with its next call. */
const longestWait = 20_000

/** Tabs are separate processes: what one writes to the storage, another one reads a moment later. */
const spreadMilliseconds = 300

let running: { usedToken: string | undefined; outcome: Promise<RefreshOutcome> } | null = null

/** If the server asked for a pause, this refresh token is not sent before it is over. */
let pause = { refreshToken: '', until: 0 }

/** Makes sure the stored token is newer than `usedToken`; parallel callers share one refresh. */
export function renewSession(usedToken: string | undefined): Promise<RefreshOutcome> {
  if (running && running.usedToken === usedToken) return running.outcome
  const own = {
    usedToken,
    outcome: acrossTabs(usedToken).finally(() => {
      if (running === own) running = null
    }),
  }
  running = own
  return own.outcome
}

/** Resolves as soon as the work is done; the lock is released when the other tabs can see the result. */
function acrossTabs(usedToken: string | undefined): Promise<RefreshOutcome> {
  return new Promise((answer) => {
    const work = async () => {
      const before = readSession()?.token
      const outcome = await renew(usedToken)
      answer(outcome)
      if (readSession()?.token !== before) await new Promise((done) => setTimeout(done, spreadMilliseconds))
    }
    whenAlone(work).catch(() => answer('unreachable'))
  })
}

/** Web Locks exist only in secure contexts; without them each tab refreshes once, which the server tolerates. */
async function whenAlone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), longestWait)
  const begin = () => {
    clearTimeout(timer)
    return work()
  }
  return navigator.locks.request('helloshop-refresh', { signal: waiting.signal }, begin)
}

async function renew(usedToken: string | undefined): Promise<RefreshOutcome> {
  const session = readSession()
  // Signed out, or found lost by another call, while this one was on its way.
  if (!session && usedToken !== undefined) return 'gone'
  // Another tab was first while this one waited for the lock.
  if (session && session.token !== usedToken) return 'renewed'
  if (!session?.refreshToken) {
    clearSession()
    return 'no_token'
  }
  const { refreshToken } = session
  if (pause.refreshToken === refreshToken && Date.now() < pause.until) return 'unreachable'
  const answer = await askForTokens(session)
  if (answer.kind === 'later') return rest(refreshToken, answer)
  return settle(session, answer.kind === 'given' ? answer.tokens : null)
}

function rest(refreshToken: string, { seconds }: Extract<Refusal, { kind: 'later' }>): RefreshOutcome {
  pause = { refreshToken, until: Date.now() + seconds * 1000 }
  return 'unreachable'
}

/** Stores the new tokens, or ends the session if there are none; a session that began meanwhile is left alone. */
function settle(asked: StoredSession, tokens: StoredSession | null): RefreshOutcome {
  const present = readSession()
  if (!present) return 'gone'
  if (present.refreshToken !== asked.refreshToken) return 'renewed'
  if (tokens) {
    writeSession(tokens)
    return 'renewed'
  }
  clearSession()
  return 'lost'
}
