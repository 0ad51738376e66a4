/**
 * What somebody has begun to write. It stays in the tab until it is sent or they sign out, because a phone may drop
 * the page while its camera or another window is open.
 */
const prefix = 'draft_'

/** What was kept under a name, unchecked; null if there is nothing. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(prefix + name) ?? 'null') as unknown
  } catch {
    return null
  }
}

/** Keeps a draft in place of the one before. */
export function keepDraft(name: string, draft: object): void {
  try {
    window.sessionStorage.setItem(prefix + name, JSON.stringify(draft))
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
