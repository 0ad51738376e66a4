/** Server-sent events, read with the bearer token, which the browser's own `EventSource` cannot send. */
import { readSession } from '@/lib/storage'
import { readEvents } from '@/lib/serverEvents'
import { retryDelay } from './baseQuery'
import { renewSession } from './refresh'

/**
 * How a stream ended: after it had delivered events (`heard`), with a failure (`failed`), or for good (`over`), so
 * that reconnecting is useless.
 */
type End = 'heard' | 'failed' | 'over'

/**
 * Calls `heard` with the name of each event of a stream, and reconnects when it breaks: soon after a stream that
 * worked, otherwise with growing pauses, and not while offline. Returns a function that ends it.
 */
export function subscribeToEvents(path: string, heard: (name: string) => void): () => void {
  const ending = new AbortController()
  void keepUp(path, heard, ending.signal)
  return () => ending.abort()
}

async function keepUp(path: string, heard: (name: string) => void, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    await online(signal)
    const end = await listen(path, heard, signal)
    if (end === 'over') return
    failures = end === 'heard' ? 0 : failures + 1
    // Not all at once when a server comes back.
    await pause(retryDelay(failures + 1) * (0.5 + Math.random() / 2), signal)
  }
}

async function listen(path: string, heard: (name: string) => void, signal: AbortSignal): Promise<End> {
  let wasHeard = false
  try {
    const answer = await ask(path, signal)
    if (!answer) return 'failed'
    // Signed out meanwhile, or no longer one who may.
    if (answer.status === 401 || answer.status === 403) return 'over'
    if (!answer.ok || !answer.body) return 'failed'
    await readEvents(answer.body, (name) => {
      wasHeard = true
      heard(name)
    })
  } catch {
    // A connection that broke is like one that ended.
  }
  return wasHeard ? 'heard' : 'failed'
}

/** Connects with a valid token, renewing it if possible; null if a retry may help. */
async function ask(path: string, signal: AbortSignal): Promise<Response | null> {
  const used = readSession()?.token
  const answer = await send(path, used, signal)
  if (answer.status !== 401) return answer
  const outcome = await renewSession(used)
  if (outcome === 'unreachable') return null
  return outcome === 'renewed' ? send(path, readSession()?.token, signal) : answer
}

const send = (path: string, token: string | undefined, signal: AbortSignal) =>
  fetch(new URL(path, window.location.origin), {
    headers: { Accept: 'text/event-stream', ...(token && { Authorization: `Bearer ${token}` }) },
    cache: 'no-store',
    signal,
  })

function online(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve())
  })
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
