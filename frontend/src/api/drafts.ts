/**
 * Drafts of forms. A draft stays in the tab until it is sent or its author signs out, because a phone may drop the
 * page while its camera or another app is open, and a session may end in the middle of a sentence. It is shown only
 * to its author.
 */
import { personIdOf } from './tokenOwner'
import { readSession } from '@/lib/storage'

const prefix = 'draft_'

interface StoredDraft {
  /** The ID of its author; null for guests. */
  by: string | null
  draft: unknown
}

const authorId = () => personIdOf(readSession()?.token)

/** The draft with this name, not validated; null if there is none, or if somebody else wrote it. */
export function readDraft(name: string): unknown {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(prefix + name) ?? 'null') as Partial<StoredDraft> | null
    return kept?.by === authorId() ? (kept.draft ?? null) : null
  } catch {
    return null
  }
}

/** Saves a draft, replacing the previous one. */
export function keepDraft(name: string, draft: object): void {
  try {
    const kept: StoredDraft = { by: authorId(), draft }
    window.sessionStorage.setItem(prefix + name, JSON.stringify(kept))
  } catch {
    // Where nothing can be kept, the page alone remembers it.
  }
}

/** Deletes a draft after it was sent. */
export function dropDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(prefix + name)
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

/** Deletes all drafts after their author signed out. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(prefix)) window.sessionStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}
