/** How the API layer, which knows no dialogs, lets the person confirm that it is them. */

type Ask = () => Promise<boolean>

/** Where nobody asks, nothing is confirmed. */
const nobody: Ask = () => Promise.resolve(false)

let ask: Ask = nobody
let asked: Promise<boolean> | null = null

/** Sets who asks; the answer takes them away again. */
export function onConfirmation(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = nobody
  }
}

/** Whether the person has confirmed that it is them. However many calls wait for it, they are asked once. */
export function askToConfirm(): Promise<boolean> {
  asked ??= ask().finally(() => (asked = null))
  return asked
}
