/** Showing the cookie notice again, for visitors who want to change their choice. */

type Listener = () => void

const listeners = new Set<Listener>()

/** Requests the notice. */
export function requestCookieNotice(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` when the notice is requested; returns a function that stops it. */
export function onCookieNoticeRequest(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
