/** What somebody has begun to write about a return. Words stay in the tab until they are sent, photos as long as the page. */
import { dropDraft, keepDraft, readDraft } from '@/api/drafts'
import type { Pieces } from './pieces'

/** An unsent request. */
export interface ReturnDraft {
  reason: string
  words: string
  pieces: Pieces
}

const nameOf = (shopOrderId: number) => `return_${shopOrderId}`

const empty: ReturnDraft = { reason: '', words: '', pieces: {} }

/** The draft for this part; an empty one if nothing was begun. */
export const readReturnDraft = (shopOrderId: number): ReturnDraft => ({
  ...empty,
  ...(readDraft(nameOf(shopOrderId)) as Partial<ReturnDraft> | null),
})

/** Keeps what was changed of a draft. */
export const keepReturnDraft = (shopOrderId: number, change: Partial<ReturnDraft>) =>
  keepDraft(nameOf(shopOrderId), { ...readReturnDraft(shopOrderId), ...change })

/** Deletes a draft after it was sent. */
export const dropReturnDraft = (shopOrderId: number) => dropDraft(nameOf(shopOrderId))

/** Photos by what they are for: a part that is asked about, or a return that they did not reach. */
const photos = new Map<string, readonly File[]>()

const partKey = (shopOrderId: number) => `part-${shopOrderId}`
const returnKey = (returnId: number) => `return-${returnId}`

/** Photos chosen for a request that is not sent yet. */
export const readPhotos = (shopOrderId: number) => photos.get(partKey(shopOrderId)) ?? []

export function keepPhotos(shopOrderId: number, files: readonly File[]): void {
  photos.set(partKey(shopOrderId), files)
}

/** Photos that did not reach their return. */
export const readUnsentPhotos = (returnId: number) => photos.get(returnKey(returnId)) ?? []

export function keepUnsentPhotos(returnId: number, files: readonly File[]): void {
  photos.set(returnKey(returnId), files)
}

/** What the marketplace should know of a return, as long as it is not sent. */
const written = new Map<number, string>()

export const readEscalationText = (returnId: number) => written.get(returnId) ?? ''
export const keepEscalationText = (returnId: number, words: string): void => void written.set(returnId, words)
export const dropEscalationText = (returnId: number): void => void written.delete(returnId)
