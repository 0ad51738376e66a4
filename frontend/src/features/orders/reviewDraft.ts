/** What somebody has begun to write about a line of an order. It stays until it is sent or the page is closed. */

/** An unsent review. */
export interface ReviewDraft {
  /** 1 to 5; empty before a choice. */
  rating: string
  text: string
  photos: readonly File[]
}

/** The limit that the server holds too. */
export const mostCharacters = 4000

const drafts = new Map<number, ReviewDraft>()

/** The draft of this line; an empty one if nothing was begun. */
export const readDraft = (lineId: number): ReviewDraft => drafts.get(lineId) ?? { rating: '', text: '', photos: [] }

/** Keeps what was changed of a draft. */
export function keepDraft(lineId: number, change: Partial<ReviewDraft>): void {
  drafts.set(lineId, { ...readDraft(lineId), ...change })
}

/** Deletes a draft after it was sent. */
export function dropDraft(lineId: number): void {
  drafts.delete(lineId)
}
