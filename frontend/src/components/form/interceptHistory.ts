import { onPopState } from '@/lib/popState'

/** Where an entry of the browser's history stands among those of the router, which numbers them. */
const placeOf = (state: unknown): number | null => {
  const { idx } = (state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : null
}

/**
 * Intercepts the browser's Back and Forward: the page stays, and `ask` gets a function that continues. Returns a
 * function that ends this. Must be called on the page that is to stay.
 */
export function interceptHistory(ask: (go: () => void) => void): () => void {
  const here = placeOf(window.history.state)
  let wanted = 0
  let isLetGo = false
  return onPopState((event) => {
    const there = placeOf(event.state)
    if (isLetGo || here === null || there === null) return
    // The router must not hear of it: it would show the other page.
    event.stopImmediatePropagation()
    if (there !== here) {
      wanted = there - here
      window.history.go(-wanted)
      return
    }
    ask(() => {
      isLetGo = true
      window.history.go(wanted)
    })
  })
}
