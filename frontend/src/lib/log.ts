/** Writes a fault to the browser's console: the one place that does. */
export function logError(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- developers look for faults here, shoppers never do
  console.error(...(cause === undefined ? [message] : [message, cause]))
}
