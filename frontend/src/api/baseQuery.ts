/**
 * Sends every API call: with the stored bearer token, with one token refresh on the first 401, repeated after the
 * user has confirmed the session if the server requires that, and, for reads only, with up to three retries when the
 * network or the server fails.
 */
import {
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react'
import { language } from '@/lib/language'
import { readSession } from '@/lib/storage'
import { askToConfirm } from './confirmation'
import { asLook, leaveIfOver } from './look'
import { localizedResponse } from './localizedNames'
import { hasSessionChanged } from './tokenOwner'
import type { RefreshOutcome } from './refresh'
import { announceSessionLost } from './sessionLost'

type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>

const maxRetries = 3

/** Only signed-in users have a token to renew, so guests do not load it. */
const loadRefresh = () => import('./refresh')

async function renewSession(usedToken: string | undefined): Promise<RefreshOutcome> {
  const refresh = await loadRefresh().catch(() => null)
  return refresh ? refresh.renewSession(usedToken) : 'unreachable'
}

/** Several values of one parameter are repeated in the query string, those of an object as `name.key`. */
function pairsOf(name: string, value: unknown): [string, string][] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((each) => pairsOf(name, each))
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  // In one fixed order, which is the server's too.
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return entries.flatMap(([key, each]) => pairsOf(`${name}.${key}`, each))
}

const writeParams = (params: object) =>
  new URLSearchParams(Object.entries(params).flatMap(([name, value]) => pairsOf(name, value))).toString()

const fetchAnswer: Query = fetchBaseQuery({
  baseUrl: window.location.origin,
  paramsSerializer: writeParams,
  credentials: 'same-origin',
  prepareHeaders: (headers) => {
    // What is written to them later is in the language they read here.
    headers.set('Accept-Language', language)
    const session = readSession()
    if (session) {
      headers.set('Authorization', `Bearer ${session.token}`)
      // At hand before it is needed.
      void loadRefresh().catch(() => null)
    }
    return headers
  },
})

/** Fetches a response, with names in the page's language. */
const send: Query = async (args, api, extraOptions) => {
  const call = asLook(args)
  if (typeof call === 'object' && 'error' in call) return call
  const answer = await fetchAnswer(call, api, extraOptions)
  if (answer.error) {
    leaveIfOver(answer.error)
    return answer
  }
  return { ...answer, data: localizedResponse(typeof args === 'string' ? args : args.url, answer.data) }
}

/** A 401 from sign-in itself means a wrong password or an expired code, not an expired token. */
const signIn = ['/api/auth/signin', '/api/auth/second-factor']
const isSignIn = (args: string | FetchArgs) => signIn.includes(typeof args === 'string' ? args : args.url)

const noRefreshToken = {
  error: { status: 401, data: { message: 'No refresh token available' } },
} satisfies { error: FetchBaseQueryError }

/** The token could not be renewed right now; as with a lost connection, a retry may help. */
const notNow = {
  error: { status: 'FETCH_ERROR', error: 'The session could not be renewed now' },
} satisfies { error: FetchBaseQueryError }

/** A response for one person must not be used for the next one, or for a guest. */
const strayed = {
  error: { status: 'CUSTOM_ERROR', error: 'The session has changed hands' },
} satisfies { error: FetchBaseQueryError }

/** Sends a call; if its token has expired, renews the token once and sends the call again. */
export const withRefresh: Query = async (args, api, extraOptions) => {
  const usedToken = readSession()?.token
  const answer = await send(args, api, extraOptions)
  if (answer.error?.status !== 401 || isSignIn(args)) return hasSessionChanged(usedToken) ? strayed : answer
  const outcome = await renewSession(usedToken)
  if (outcome === 'unreachable') return notNow
  if (outcome === 'lost' || outcome === 'no_token') {
    announceSessionLost()
    return outcome === 'no_token' ? noRefreshToken : answer
  }
  if (hasSessionChanged(usedToken)) return strayed
  const second = await send(args, api, extraOptions)
  return hasSessionChanged(usedToken) ? strayed : second
}

const isUnconfirmed = ({ error }: { error?: FetchBaseQueryError | undefined }) =>
  error?.status === 403 && (error.data as { code?: unknown } | null)?.code === 'confirmation_required'

/**
 * Sends a call; if the server requires a confirmation, sends the same call again once the user has confirmed the
 * session.
 */
export const withConfirmation: Query = async (args, api, extraOptions) => {
  const answer = await withRefresh(args, api, extraOptions)
  if (!isUnconfirmed(answer)) return answer
  const before = readSession()?.token
  if (!(await askToConfirm())) return answer
  return hasSessionChanged(before) ? strayed : withRefresh(args, api, extraOptions)
}

/** How long to wait before retry number `attempt`: 1 s, doubled each time, at most 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** (attempt - 1), 30_000)
}

/** The server wants up to a minute, which is longer than our retries last. */
const laterThanRetries = 'still_booking'

/** Whether a retry could help: the connection broke or the server failed. */
export function isTransient(error: unknown): boolean {
  const { status, data } = (error ?? {}) as { status?: unknown; data?: unknown }
  if ((data as { code?: unknown } | null | undefined)?.code === laterThanRetries) return false
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return true
  return typeof status === 'number' && status >= 500
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('Aborted'))
    })
  })
}

/** The base query of the API slice. Writes are never retried automatically; while offline, nothing is. */
export const baseQuery: Query = retry(withConfirmation, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= maxRetries && isTransient(error) && navigator.onLine,
  backoff: (attempt, _max, signal) => pause(retryDelay(attempt), signal),
})
