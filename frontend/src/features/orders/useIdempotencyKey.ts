import { useRef } from 'react'

/**
 * The idempotency key of an action: the same for the same input, so that pressing twice, or again
 * after a lost connection, acts once; a new one when the input has changed.
 */
export function useIdempotencyKey() {
  const last = useRef({ input: '', key: '' })
  return (input: unknown): string => {
    const text = JSON.stringify(input)
    if (last.current.key === '' || last.current.input !== text) {
      last.current = { input: text, key: crypto.randomUUID() }
    }
    return last.current.key
  }
}
