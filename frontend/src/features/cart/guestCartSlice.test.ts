import { expect, test } from 'vitest'
import { itemOf } from '@/testing/carts'
import type { CartItem } from './api'
import { findLine } from './guestCart'
import { guestCartActions as actions, guestCartReducer as reduce, type GuestCartState } from './guestCartSlice'

const state = (lines: CartItem[], saved: CartItem[]): GuestCartState => ({ lines, saved, syncFailed: false, notes: [] })
const shown = (list: readonly CartItem[]) => list.map(({ productDTO, quantity }) => `${quantity} ${productDTO.title}`)

const [mug, bowl, vase] = [itemOf(1, { quantity: 2 }), itemOf(2), itemOf(3)]
const savedMug = { ...itemOf(1, { quantity: 3 }), id: 9 }

/** Saves the mug and takes that back, with what happens in between. */
function undone(before: GuestCartState, meanwhile: (state: GuestCartState) => GuestCartState = (same) => same) {
  const place = findLine(before.lines, mug)
  if (!place) throw new Error('There is no mug')
  const saved = meanwhile(reduce(before, actions.lineSaved(place.line)))
  return reduce(saved, actions.lineUnsaved({ ...place, before: findLine(before.saved, mug) }))
}

test('undone, saving leaves cart and saved lines as they were', () => {
  const before = state([mug, bowl], [vase])
  expect(undone(before)).toEqual(before)
})

test('undone, it leaves what was saved of the same before', () => {
  const before = state([bowl, mug], [vase, savedMug])
  expect(shown(reduce(before, actions.lineSaved(mug)).saved)).toEqual(['5 Mug 1', '1 Mug 3'])
  expect(undone(before)).toEqual(before)
})

test('what is not saved any more does not come back a second time', () => {
  const moved = undone(state([mug, bowl], []), (saved) => reduce(saved, actions.lineReturned(saved.saved[0] as CartItem)))
  expect(shown(moved.lines)).toEqual(['1 Mug 2', '2 Mug 1'])
  const gone = undone(state([mug, bowl], []), (saved) => reduce(saved, actions.savedRemoved(1)))
  expect(shown(gone.lines)).toEqual(['1 Mug 2'])
})

test('what was removed joins pieces of the same choice that came meanwhile', () => {
  const again = state([bowl, { ...mug, id: 7 }], [])
  expect(shown(reduce(again, actions.lineRestored({ line: mug, index: 0 })).lines)).toEqual(['1 Mug 2', '4 Mug 1'])
})
