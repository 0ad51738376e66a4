/** The products looked at last, kept in the browser by consent: their slugs only, so that prices are never stale. */
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { onRecentlyViewedChange, readCookiePreference, readRecentlyViewed, writeRecentlyViewed } from '@/lib/storage'

/** Slugs have no line breaks, so that one text can stand for the list. */
const separator = '\n'
const snapshot = () => readRecentlyViewed().join(separator)
/** Where there is no browser, nobody has looked at anything. */
const nothing = () => ''

/** The slugs, newest first; empty without consent. Follows this tab and others. */
export function useRecentlyViewed(): readonly string[] {
  const slugs = useSyncExternalStore(onRecentlyViewedChange, snapshot, nothing)
  return useMemo(() => (slugs === '' ? [] : slugs.split(separator)), [slugs])
}

function remember(slug: string): void {
  const known = readRecentlyViewed()
  if (known[0] !== slug) writeRecentlyViewed([slug, ...known.filter((other) => other !== slug)])
}

const isAllowed = () => readCookiePreference() === 'accepted'
const isNotAllowed = () => false

/** Remembers that this product is being looked at, also when consent comes only while it is. */
export function useRememberViewed(slug: string): void {
  const allowed = useSyncExternalStore(onRecentlyViewedChange, isAllowed, isNotAllowed)
  useEffect(() => {
    if (allowed) remember(slug)
  }, [allowed, slug])
}

/** Takes one product out, because it is sold no more. */
export function forgetViewed(slug: string): void {
  writeRecentlyViewed(readRecentlyViewed().filter((other) => other !== slug))
}

/** Takes all out, and answers what brings them back. */
export function clearViewed(): () => void {
  const slugs = readRecentlyViewed()
  writeRecentlyViewed([])
  return () => writeRecentlyViewed(slugs)
}
