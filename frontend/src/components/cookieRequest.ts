/** Showing the cookie notice again: whoever answered once may think better of it. */

type Listener = () => void

const listeners = new Set<Listener>()

/** Asks for the notice. */
export function requestCookieNotice(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` when somebody asks for the notice; the answer stops it. */
export function onCookieRequest(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
