import { useEffect } from 'react'

/**
 * Tells the server that a product's page was opened, for its shop's figures: which product, and nothing of who.
 * A beacon, which neither waits for an answer nor holds up whoever goes on.
 */
export function useCountView(slug: string): void {
  useEffect(() => {
    // Old browsers have none, and go uncounted.
    navigator.sendBeacon?.(`/api/public/products/${encodeURIComponent(slug)}/views`)
  }, [slug])
}
