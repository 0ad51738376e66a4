/** Handing a guest's lines to the server after sign-in. */
import type { Thunk } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { readGuestUpload, readSelection, writeGuestCart, writeGuestUpload } from '@/lib/storage'
import { cartApi, type Cart, type CartItem, type Merged } from './api'
import { choiceKeyOf } from './changes'
import { findLine, loadGuestLines, loadGuestSaved, newLineOf } from './guestCart'
import { guestCartActions, type MergeNote } from './guestCartSlice'
import { showSaved } from './savedList'
import { selectionActions } from './selectionSlice'
import { lineName, linesOf } from './summary'
import { cartText } from './text'

/** Lines on their way, under the key that they keep until the answer has come. */
interface Upload {
  key: string
  lines: readonly CartItem[]
}

/** What came of the upload; `nothing` when there was nothing to hand over. */
type UploadOutcome = 'synced' | 'failed' | 'nothing'

/**
 * Uploads the stored lines in one batch, forgets them and the ticks, loads the server's cart, and hands over what was saved for later.
 * An answer that gets lost doubles nothing, because the next attempt carries the same lines under the same key. What the guest has
 * added since follows in a batch of its own; what they have taken out since is taken out of the server's cart as well.
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
    const lines = loadGuestLines()
    const upload = waitingUpload(userId) ?? newUpload(userId, lines)
    if (!upload) {
      dispatch(guestCartActions.cleared())
      return 'nothing'
    }
    const isTicked = tickedAmong(lines)
    const merged = await dispatch(send(upload))
    // To a guest who took everything out nothing failed; it is asked for again the next time.
    if (!merged) return lines.length > 0 ? 'failed' : 'nothing'
    const left = without(lines, upload.lines)
    const leftOut = readLeftOut(merged.leftOut)
    dispatch(guestCartActions.merged(notesOf(upload.lines, leftOut, lines)))
    writeGuestCart(left)
    dispatch(guestCartActions.reloaded())
    writeGuestUpload(null)
    dispatch(selectionActions.cleared())
    const ticked = [...linesOf(merged.cart), ...left].filter(isTicked)
    dispatch(selectionActions.set({ ids: ticked.map(({ id }) => id), selected: true }))
    const cameIn = (line: CartItem) => piecesThatCameIn(line, upload.lines, leftOut)
    await dispatch(takeOut(merged.cart, (line) => cameIn(line) - piecesOf(line, lines)))
    await dispatch(
      cartApi.endpoints.getCart.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    return left.length > 0 ? dispatch(handCartOver(userId)) : 'synced'
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
function send({ key, lines }: Upload): Thunk<Promise<Merged | null>> {
  return async (dispatch) => {
    try {
      const call = { body: lines.map(newLineOf), 'Idempotency-Key': key }
      return await dispatch(cartApi.endpoints.addManyToCart.initiate(call)).unwrap()
    } catch (error) {
      if (isRefused(error)) writeGuestUpload(null)
      return null
    }
  }
}

/** Takes so many pieces of each line out of the server's cart, and says so where that fails. */
function takeOut(cart: Cart, piecesOut: (line: CartItem) => number): Thunk<Promise<void>> {
  return async (dispatch) => {
    for (const line of linesOf(cart)) {
      const { id } = line
      const out = piecesOut(line)
      const quantity = line.quantity - out
      if (out <= 0) continue
      const { error } =
        quantity > 0
          ? await dispatch(cartApi.endpoints.changeCartQuantity.initiate({ id, quantity }))
          : await dispatch(cartApi.endpoints.removeFromCart.initiate({ id }))
      if (error) toast.error(cartText.removeFailed)
    }
  }
}

/** All lines, if there are any, under a new key, kept until the answer has come. */
function newUpload(userId: number, lines: readonly CartItem[]): Upload | null {
  if (lines.length === 0) return null
  const key = crypto.randomUUID()
  writeGuestUpload({ key, batch: JSON.stringify([userId, lines]) })
  return { key, lines }
}

/**
 * The lines whose answer was lost, if this person sent them: they may have come in. They are sent again as they were, whatever
 * the guest has changed since.
 */
function waitingUpload(userId: number): Upload | null {
  const waiting = readGuestUpload()
  const sent = waiting ? sentBy(userId, waiting.batch) : []
  return waiting && sent.length > 0 ? { key: waiting.key, lines: sent } : null
}

/** The lines of a stored batch; none if it is another person's or damaged. */
function sentBy(userId: number, batch: string): CartItem[] {
  try {
    const [sender, stored] = JSON.parse(batch) as [unknown, unknown[]]
    const lines = loadGuestLines(stored)
    return sender === userId && lines.length === stored.length ? lines : []
  } catch {
    return []
  }
}

/** How many pieces of the same choice lie among these lines. */
const piecesOf = (line: CartItem, lines: readonly CartItem[]) =>
  lines.reduce((sum, other) => (choiceKeyOf(other) === choiceKeyOf(line) ? sum + other.quantity : sum), 0)

/** The lines less the pieces that were sent. */
function without(lines: readonly CartItem[], sent: readonly CartItem[]): CartItem[] {
  return lines.flatMap((line, at) => {
    const quantity = Math.min(line.quantity, piecesOf(line, lines.slice(0, at + 1)) - piecesOf(line, sent))
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** How many pieces of a line of the server's cart came in with these lines. */
function piecesThatCameIn(line: CartItem, sent: readonly CartItem[], leftOut: readonly LeftOut[]): number {
  const first = findLine(sent, line)?.index
  return leftOut.find(({ index }) => index === first)?.added ?? piecesOf(line, sent)
}

/** Turned away at the door: it says nothing of an earlier attempt. */
const turnedAway = new Set([401, 403, 429])

/** Whether the server has said that nothing came in; anything else may have gone through. */
function isRefused(error: unknown): boolean {
  const { status = 0, code } = problemOf(error)
  return status >= 400 && status < 500 && !turnedAway.has(status) && code !== 'idempotency_key_in_flight'
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

/** The notes about the lines of a guest that are still wanted, by what the server left out of them. */
function notesOf(lines: readonly CartItem[], leftOut: readonly LeftOut[], wanted: readonly CartItem[]): MergeNote[] {
  return leftOut.flatMap(({ index, reason, added }) => {
    const line = lines[index]
    if (!line || piecesOf(line, wanted) === 0) return []
    // Several lines of a guest become one on the server, and are told of as one.
    return [{ line: lineName(line), slug: line.productDTO.slug, reason, wanted: piecesOf(line, lines), added }]
  })
}
