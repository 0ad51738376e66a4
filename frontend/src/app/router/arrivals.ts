/** How many pages a visitor waits for: their code is on its way and nothing else can be shown. */

let awaited = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  awaited += by
  for (const listener of listeners) listener()
}

/** Counts this work as awaited until it ends. Called while rendering, so the listeners hear of it a moment later. */
export function awaitArrival(work: Promise<unknown>): void {
  queueMicrotask(() => change(1))
  const end = () => change(-1)
  work.then(end, end)
}

/** Calls `listener` at each change; the answer stops it. */
export function subscribeToArrivals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a page is waited for. */
export const isAwaiting = () => awaited > 0
