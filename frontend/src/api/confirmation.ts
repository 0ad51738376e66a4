/** How the API layer, which has no dialogs, asks the user to confirm the session. */

type Ask = () => Promise<boolean>

/** By default nothing is confirmed. */
const nobody: Ask = () => Promise.resolve(false)

let ask: Ask = nobody
let asked: Promise<boolean> | null = null

/** Sets the function that asks; returns a function that removes it. */
export function onConfirmation(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = nobody
  }
}

/** Whether the user has confirmed the session. However many calls wait for it, they are asked once. */
export function askToConfirm(): Promise<boolean> {
  asked ??= ask().finally(() => (asked = null))
  return asked
}
