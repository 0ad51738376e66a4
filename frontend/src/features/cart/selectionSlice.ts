/** The ticked lines of the cart: a set of line ids, kept in the browser. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readSelection } from '@/lib/storage'

/** The ids of the ticked lines, each once. */
export interface SelectionState {
  ids: number[]
}

const initialState = (): SelectionState => ({ ids: [...new Set(readSelection())] })

const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    /** Ticks or unticks lines: one, those of a shop, or all. */
    set: (state, { payload }: PayloadAction<{ ids: number[]; selected: boolean }>) => {
      const others = state.ids.filter((id) => !payload.ids.includes(id))
      state.ids = payload.selected ? [...others, ...payload.ids] : others
    },
    reloaded: (state) => {
      state.ids = [...new Set(readSelection())]
    },
    cleared: (state) => {
      state.ids = []
    },
  },
})

export const selectionActions = selectionSlice.actions
export const selectionReducer = selectionSlice.reducer
