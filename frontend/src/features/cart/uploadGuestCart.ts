/** Handing a guest's lines to the server after sign-in. */
import type { Thunk } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { readGuestUpload, readSelection, writeGuestCart, writeGuestUpload } from '@/lib/storage'
import { cartApi, type CartItem, type Merged } from './api'
import { choiceKeyOf } from './changes'
import { loadGuestLines, loadGuestSaved, newLineOf } from './guestCart'
import { guestCartActions, type MergeNote } from './guestCartSlice'
import { showSaved } from './savedList'
import { selectionActions } from './selectionSlice'
import { lineName, linesOf } from './summary'

/** A line as it is sent. */
type SentLine = Pick<CartItem, 'quantity' | 'optionIds'> & { productDTO: { id: number } }

/** Lines on their way, under the key that they keep until the answer has come. */
interface Batch {
  key: string
  sent: readonly SentLine[]
}

/** What came of the upload; `nothing` when there was nothing to hand over. */
type UploadOutcome = 'synced' | 'failed' | 'nothing'

/**
 * Uploads the stored lines in one batch, forgets them and the ticks, loads the server's cart, and hands over what was saved for later.
 * An answer that gets lost doubles nothing, because the next attempt carries the same lines under the same key. What the guest has
 * added since follows in a batch of its own.
 * What was ticked before is ticked again under the ids that the server gave it.
 * Of several tabs that notice the sign-in only one uploads: the others find the storage empty.
 */
export function uploadGuestCart(userId: number): Thunk<Promise<UploadOutcome>> {
  return (dispatch) =>
    oneTabAtATime(async () => {
      const outcome = await dispatch(handCartOver(userId))
      const isSaved = await dispatch(handSavedOver())
      return outcome === 'nothing' && !isSaved ? 'failed' : outcome
    })
}

/** Uploads the lines of the cart. */
function handCartOver(userId: number): Thunk<Promise<UploadOutcome>> {
  return async (dispatch) => {
    let lines = loadGuestLines()
    if (lines.length === 0) {
      dispatch(guestCartActions.cleared())
      return 'nothing'
    }
    const isTicked = tickedAmong(lines)
    while (lines.length > 0) {
      const batch = waitingBatch(userId, lines) ?? newBatch(userId, lines)
      const merged = await dispatch(send(batch))
      if (!merged) return 'failed'
      const left = without(lines, batch.sent)
      dispatch(guestCartActions.merged(notesOf(lines, readLeftOut(merged.leftOut), batch.sent)))
      if (left.length > 0) {
        writeGuestCart(left)
        dispatch(guestCartActions.reloaded())
      }
      writeGuestUpload(null)
      dispatch(selectionActions.cleared())
      const ticked = [...linesOf(merged.cart), ...left].filter(isTicked)
      dispatch(selectionActions.set({ ids: ticked.map(({ id }) => id), selected: true }))
      await dispatch(
        cartApi.endpoints.getCart.initiate(undefined, { subscribe: false, forceRefetch: true }),
      )
      lines = left
    }
    return 'synced'
  }
}

/** Hands over what was saved for later; the same twice changes nothing. Answers whether nothing is left to hand over. */
function handSavedOver(): Thunk<Promise<boolean>> {
  return async (dispatch) => {
    const saved = loadGuestSaved()
    if (saved.length === 0) return true
    const call = cartApi.endpoints.addManyToSaved.initiate({ body: saved.map(newLineOf) })
    const { data } = await dispatch(call)
    if (!data) return false
    dispatch(guestCartActions.savedHandedOver(notesOf(saved, readLeftOut(data.leftOut), saved)))
    dispatch(showSaved(data.saved))
    return true
  }
}

/** Sends the lines; null when they did not arrive, as far as is known. */
function send({ key, sent }: Batch): Thunk<Promise<Merged | null>> {
  return async (dispatch) => {
    try {
      const call = { body: [...sent], 'Idempotency-Key': key }
      return await dispatch(cartApi.endpoints.addManyToCart.initiate(call)).unwrap()
    } catch (error) {
      if (isRefused(error)) writeGuestUpload(null)
      return null
    }
  }
}

/** All lines under a new key, kept until the answer has come. */
function newBatch(userId: number, lines: readonly CartItem[]): Batch {
  const sent = lines.map(newLineOf)
  const key = crypto.randomUUID()
  writeGuestUpload({ key, batch: JSON.stringify([userId, sent]) })
  return { key, sent }
}

/**
 * The batch whose answer was lost, if this person sent it: it may have come in. It is asked for again just as it was, whatever
 * the guest has changed since, unless none of it is in the cart any more: then nothing can come twice.
 */
function waitingBatch(userId: number, lines: readonly CartItem[]): Batch | null {
  const waiting = readGuestUpload()
  const sent = waiting ? sentBy(userId, waiting.batch) : []
  const choices = new Set(sent.map(choiceOf))
  return waiting && lines.some((line) => choices.has(choiceOf(line))) ? { key: waiting.key, sent } : null
}

/** The lines of a stored batch; none if it is another person's or damaged. */
function sentBy(userId: number, batch: string): SentLine[] {
  try {
    const [sender, sent] = JSON.parse(batch) as [unknown, unknown]
    return sender === userId && Array.isArray(sent) && sent.every(isSentLine) ? sent : []
  } catch {
    return []
  }
}

function isSentLine(value: unknown): value is SentLine {
  const { productDTO, quantity, optionIds } = (value ?? {}) as Partial<SentLine>
  return Number.isSafeInteger(productDTO?.id) && Number.isSafeInteger(quantity) && Array.isArray(optionIds)
}

/** What is chosen, by the part of a line that is sent. */
const choiceOf = (line: SentLine) => choiceKeyOf(line as CartItem)

/** The guest's lines less the pieces that were sent. */
function without(lines: readonly CartItem[], sent: readonly SentLine[]): CartItem[] {
  const pieces = new Map<string, number>()
  for (const line of sent) pieces.set(choiceOf(line), (pieces.get(choiceOf(line)) ?? 0) + line.quantity)
  return lines.flatMap((line) => {
    const gone = Math.min(line.quantity, pieces.get(choiceOf(line)) ?? 0)
    pieces.set(choiceOf(line), (pieces.get(choiceOf(line)) ?? 0) - gone)
    return gone < line.quantity ? [{ ...line, quantity: line.quantity - gone }] : []
  })
}

const tooMany = 429

/** Whether the server has said that nothing came in; anything else may have gone through. */
function isRefused(error: unknown): boolean {
  const { status = 0, code } = problemOf(error)
  return status >= 400 && status < 500 && status !== tooMany && code !== 'idempotency_key_in_flight'
}

/** Tells of the server's lines which are ticked: those that were, and those that a ticked one of these became. */
function tickedAmong(lines: readonly CartItem[]) {
  const ids = new Set(readSelection())
  const choices = new Set(lines.filter(({ id }) => ids.has(id)).map(choiceKeyOf))
  return (line: CartItem) => ids.has(line.id) || choices.has(choiceKeyOf(line))
}

function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('helloshop-cart-upload', work)
}

/** A line of a batch that was skipped or cut. */
interface LeftOut {
  /** Its place in the batch, from 0; of several lines of one choice the first. */
  index: number
  /** `unavailable`, `shop_on_holiday`, `out_of_stock`, `cart_full`, `saved_full` or `reduced`. */
  reason: string
  /** How many came in. */
  added: number
}

/** Reads a list such as `0;reason=unavailable, 3;reason=reduced;added=2` (RFC 9651). */
export function readLeftOut(header: string | null): LeftOut[] {
  if (!header) return []
  return header.split(',').flatMap((entry) => {
    const [index = '', ...parts] = entry.split(';').map((part) => part.trim())
    const values = new Map(parts.map((part) => part.split('=', 2) as [string, string]))
    const reason = values.get('reason')
    if (!/^\d+$/.test(index) || !reason) return []
    return [{ index: Number(index), reason, added: Number(values.get('added') ?? 0) }]
  })
}

/** The notes about the lines of a guest, by what the server left out of those that were sent. */
function notesOf(lines: readonly CartItem[], leftOut: readonly LeftOut[], sent: readonly SentLine[]): MergeNote[] {
  return leftOut.flatMap(({ index, reason, added }) => {
    const choice = sent[index] && choiceOf(sent[index])
    const line = lines.find((other) => choiceOf(other) === choice)
    if (!line) return []
    // Several lines of a guest become one on the server, and are told of as one.
    const same = sent.filter((other) => choiceOf(other) === choice)
    const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0)
    return [{ line: lineName(line), slug: line.productDTO.slug, reason, wanted, added }]
  })
}
