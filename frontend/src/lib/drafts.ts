/** What somebody has begun to write and not sent: kept in the tab, which outlives a look at another page. */

/** The draft of this name, its gaps filled with what it is empty. */
export function readDraft<Draft extends object>(name: string, empty: Draft): Draft {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(name) ?? '{}') as Partial<Draft>
    return { ...empty, ...kept }
  } catch {
    return empty
  }
}

export function keepDraft(name: string, draft: object): void {
  try {
    window.sessionStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // Where nothing can be kept, the page alone remembers it.
  }
}

/** Forgets a draft, because it was sent. */
export function dropDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}
