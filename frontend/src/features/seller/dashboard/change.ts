/** How a figure moved against the period before. */
export type Direction = 'up' | 'down' | 'same' | 'new'

/** The way it moved, and by which share of what it was: 0.12 is twelve hundredths. */
export interface Change {
  way: Direction
  share: number
}

const hundredth = 100

/** The change from one figure to another; nothing where either is not known. What was nothing has no share to grow by. */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  if (before === 0) return { way: now === 0 ? 'same' : 'new', share: 0 }
  const share = Math.round(((now - before) / before) * hundredth) / hundredth
  if (share === 0) return { way: 'same', share: 0 }
  return { way: share > 0 ? 'up' : 'down', share: Math.abs(share) }
}
