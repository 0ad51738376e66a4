/**
 * What somebody has begun to write. It stays in the tab until it is sent or they sign out, because a phone may drop
 * the page while its camera or another window is open, and a session may end in the middle of a sentence. It is shown
 * to nobody but whoever wrote it.
 */
import { personOf } from './person'
import { readSession } from '@/lib/storage'

const prefix = 'draft_'

interface Kept {
  /** The id of whoever wrote it; null for guests. */
  by: string | null
  draft: unknown
}

const writer = () => personOf(readSession()?.token)

/** What was kept under a name, unchecked; null if there is nothing, or somebody else wrote it. */
export function readDraft(name: string): unknown {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(prefix + name) ?? 'null') as Partial<Kept> | null
    return kept?.by === writer() ? (kept.draft ?? null) : null
  } catch {
    return null
  }
}

/** Keeps a draft in place of the one before. */
export function keepDraft(name: string, draft: object): void {
  try {
    const kept: Kept = { by: writer(), draft }
    window.sessionStorage.setItem(prefix + name, JSON.stringify(kept))
  } catch {
    // Where nothing can be kept, the page alone remembers it.
  }
}

/** Forgets a draft, because it was sent. */
export function dropDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(prefix + name)
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

/** Forgets all drafts, because whoever wrote them has left. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(prefix)) window.sessionStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}
