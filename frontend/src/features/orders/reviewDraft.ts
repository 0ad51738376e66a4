/** What somebody has begun to write about a line of an order. It stays until it is sent or the page is closed. */

/** An unsent review. */
export interface ReviewDraft {
  /** 1 to 5; empty before a choice. */
  rating: string
  text: string
  photos: readonly File[]
}

/** The limits that the server holds too. */
export const mostPhotos = 5
export const mostCharacters = 4000
const mostBytes = 10 * 1024 * 1024
const kinds: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

const drafts = new Map<number, ReviewDraft>()

/** The draft of this line; an empty one if nothing was begun. */
export const readDraft = (lineId: number): ReviewDraft => drafts.get(lineId) ?? { rating: '', text: '', photos: [] }

/** Keeps what was changed of a draft. */
export function keepDraft(lineId: number, change: Partial<ReviewDraft>): void {
  drafts.set(lineId, { ...readDraft(lineId), ...change })
}

/** Forgets a draft, because it was sent. */
export function dropDraft(lineId: number): void {
  drafts.delete(lineId)
}

/** Why a file is no photo for a review. */
export type PhotoFault = { kind: 'tooMany' } | { kind: 'tooBig' | 'wrongKind'; name: string }

/** The photos after some were chosen, and the first thing that was wrong with those. */
export function addPhotos(present: readonly File[], chosen: readonly File[]): { photos: File[]; fault: PhotoFault | null } {
  const wrong = chosen.find(({ type }) => !kinds.has(type))
  const big = chosen.find(({ size }) => size > mostBytes)
  const fitting = chosen.filter((file) => kinds.has(file.type) && file.size <= mostBytes)
  const photos = [...present, ...fitting]
  if (wrong) return { photos: photos.slice(0, mostPhotos), fault: { kind: 'wrongKind', name: wrong.name } }
  if (big) return { photos: photos.slice(0, mostPhotos), fault: { kind: 'tooBig', name: big.name } }
  return { photos: photos.slice(0, mostPhotos), fault: photos.length > mostPhotos ? { kind: 'tooMany' } : null }
}
