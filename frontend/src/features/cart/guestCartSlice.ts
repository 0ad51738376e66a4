/** Holds the guest's lines; `persistence.ts` writes each change to the browser's storage. */
import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import type { CartItem } from './api'
import { addLine, loadGuestLines, setQuantity } from './guestCart'
import { loadMergeNotes, type MergeNote } from './mergeNotes'

/**
 * The guest's lines. `syncFailed` is set when they could not be handed to the server after sign-in;
 * `notes` say what of them did not come in as wanted, until they were read.
 */
export interface GuestCartState {
  lines: CartItem[]
  syncFailed: boolean
  notes: MergeNote[]
}

const initialState = (): GuestCartState => ({
  lines: loadGuestLines(),
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
    lineRestored: (state, { payload }: PayloadAction<{ line: CartItem; index: number }>) => {
      state.lines = linesIn(state).toSpliced(payload.index, 0, payload.line)
    },
    reloaded: (state) => {
      state.lines = loadGuestLines()
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
