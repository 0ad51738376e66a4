/** Holds the guest's lines; `persistence.ts` writes each change to the browser's storage. */
import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import { readMergeNotes } from '@/lib/storage'
import type { CartItem } from './api'
import { addLine, saveLine, loadGuestLines, loadGuestSaved, findLine, restoreLine, moveLineToCart, setQuantity, type LinePosition } from './guestCart'

/** A line of a guest's cart that was dropped or cut after sign-in; kept until that was read. */
export interface MergeNote {
  /** What it is: "Mug, Forest, M". */
  line: string
  slug: string
  /** Why, as the server names it. */
  reason: string
  /** How many the guest wanted. */
  wanted: number
  /** How many came in. */
  added: number
}

/** The stored notes, without those that are damaged. */
function loadMergeNotes(): MergeNote[] {
  return readMergeNotes().filter(isNote)
}

function isNote(value: unknown): value is MergeNote {
  if (typeof value !== 'object' || value === null) return false
  const { line, slug, reason, wanted, added } = value as Partial<Record<keyof MergeNote, unknown>>
  const isNamed = [line, slug, reason].every((text) => typeof text === 'string')
  return isNamed && Number.isSafeInteger(wanted) && Number.isSafeInteger(added)
}

/**
 * The guest's lines, and what they saved for later, the latest first. `syncFailed` is set when they could not be handed to the server after sign-in;
 * `notes` say what of them did not come in as wanted, until they were read.
 */
export interface GuestCartState {
  lines: CartItem[]
  saved: CartItem[]
  syncFailed: boolean
  notes: MergeNote[]
}

const initialState = (): GuestCartState => ({
  lines: loadGuestLines(),
  saved: loadGuestSaved(),
  syncFailed: false,
  notes: loadMergeNotes(),
})

/** The lines themselves and not their drafts: adding compares objects by identity. */
const linesIn = (state: GuestCartState): CartItem[] => original(state)?.lines ?? state.lines

const guestCartSlice = createSlice({
  name: 'guestCart',
  initialState,
  reducers: {
    lineAdded: (state, { payload }: PayloadAction<CartItem>) => {
      state.lines = addLine(linesIn(state), payload)
    },
    quantitySet: (state, { payload }: PayloadAction<{ id: number; quantity: number }>) => {
      state.lines = setQuantity(linesIn(state), payload.id, payload.quantity)
    },
    lineRemoved: (state, { payload }: PayloadAction<number>) => {
      state.lines = linesIn(state).filter((line) => line.id !== payload)
    },
    lineRestored: (state, { payload }: PayloadAction<LinePosition>) => {
      state.lines = restoreLine(linesIn(state), payload.line, payload.index)
    },
    /** From the cart to what is saved for later. */
    lineSaved: (state, { payload }: PayloadAction<CartItem>) => {
      state.lines = linesIn(state).filter(({ id }) => id !== payload.id)
      state.saved = saveLine(state.saved, payload)
    },
    /** From what is saved for later back to the cart. */
    lineReturned: (state, { payload }: PayloadAction<CartItem>) => {
      state.lines = moveLineToCart(linesIn(state), payload)
      state.saved = state.saved.filter(({ id }) => id !== payload.id)
    },
    /**
     * Saving it was a mistake: it stands in the cart as it did. `before` is what was saved of the same then; what is not
     * saved any more does not come back.
     */
    lineUnsaved: (state, { payload: { line, index, before } }: PayloadAction<LinePosition & { before: LinePosition | null }>) => {
      const kept = findLine(state.saved, line)
      if (!kept) return
      const others = state.saved.toSpliced(kept.index, 1)
      const left = { ...(before?.line ?? kept.line), quantity: kept.line.quantity - line.quantity }
      state.lines = restoreLine(linesIn(state), { ...line, quantity: Math.min(line.quantity, kept.line.quantity) }, index)
      state.saved = left.quantity > 0 ? others.toSpliced(before?.index ?? kept.index, 0, left) : others
    },
    savedRemoved: (state, { payload }: PayloadAction<number>) => {
      state.saved = state.saved.filter(({ id }) => id !== payload)
    },
    savedRestored: (state, { payload }: PayloadAction<LinePosition>) => {
      state.saved = restoreLine(state.saved, payload.line, payload.index)
    },
    reloaded: (state) => {
      state.lines = loadGuestLines()
      state.saved = loadGuestSaved()
    },
    /** The server has taken over what was saved for later. */
    savedHandedOver: (state, { payload }: PayloadAction<MergeNote[]>) => {
      state.saved = []
      state.notes = [...state.notes, ...payload]
    },
    cleared: (state) => {
      state.lines = []
      state.syncFailed = false
    },
    syncFailed: (state) => {
      state.syncFailed = true
    },
    /** The server has taken the lines in. */
    merged: (state, { payload }: PayloadAction<MergeNote[]>) => {
      state.lines = []
      state.syncFailed = false
      state.notes = [...state.notes, ...payload]
    },
    notesRead: (state) => {
      state.notes = []
    },
  },
})

export const guestCartActions = guestCartSlice.actions
export const guestCartReducer = guestCartSlice.reducer
