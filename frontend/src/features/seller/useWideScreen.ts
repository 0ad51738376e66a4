import { useSyncExternalStore } from 'react'
import { media } from '@/lib/design'

const query = media.wide.replace('@media ', '')

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether there is room for tables and a side bar, where phones get cards and a bottom bar. */
export const useWideScreen = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
