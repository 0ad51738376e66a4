/**
 * Changes the wishlist and the followed shops, and says what came of it: each action puts something into a list of
 * the person's or takes it out.
 */
import type { Thunk } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { toast, type ToastOptions } from '@/components/toast/queue'
import { takeIntent } from './intent'
import { toggleLatest, type ToggleTarget } from './latestToggle'
import type { ListableItem } from './usePersonalListToggle'

/** One list, and what is said about it. */
interface ListConfig {
  kind: 'save' | 'follow'
  /** What a press on the thing of this id turns on or off. */
  toggleOf: (id: number) => ToggleTarget<unknown>
  words: { kept: string; view: string; dropped: string; undo: string; notKept: string; notDropped: string }
}

/** What changes a list. */
export interface PersonalListActions {
  /** Puts something into the list or takes it out, which can be undone. */
  change: (thing: ListableItem, isKept: boolean) => Thunk<Promise<void>>
  /** Keeps what a guest wanted to keep, now that somebody is logged in, and says so with the way to the list. */
  resumeIntent: (onView: () => void) => Thunk<Promise<void>>
}

/** What changes this list. */
export function personalListActions({ kind, toggleOf, words }: ListConfig): PersonalListActions {
  /** The toasts that say what is so, by what they are about: a later press makes them untrue. */
  const told = new Map<number, number>()

  function tell({ id, title }: ListableItem, text: string, action: ToastOptions['action'] & object): void {
    told.set(id, toast.success(text, { detail: title, action }))
  }

  /** Answers and throws as {@link toggleLatest} does. */
  function save({ id }: ListableItem, isKept: boolean): Thunk<Promise<boolean>> {
    return (dispatch) => {
      const before = told.get(id)
      if (before !== undefined) toast.dismiss(before)
      told.delete(id)
      return dispatch(toggleLatest(toggleOf(id), isKept))
    }
  }

  function change(thing: ListableItem, isKept: boolean): Thunk<Promise<void>> {
    return async (dispatch) => {
      try {
        const stands = await dispatch(save(thing, isKept))
        const undo = { label: words.undo, onClick: () => void dispatch(change(thing, true)) }
        if (stands && !isKept) tell(thing, words.dropped, undo)
      } catch (error) {
        toast.error(isKept ? words.notKept : words.notDropped, { detail: problemOf(error).message })
      }
    }
  }

  function resumeIntent(onView: () => void): Thunk<Promise<void>> {
    return async (dispatch) => {
      const thing = takeIntent(kind)
      if (!thing) return
      try {
        // It may have been taken out again meanwhile.
        const stands = await dispatch(save(thing, true))
        if (stands) tell(thing, words.kept, { label: words.view, onClick: onView })
      } catch (error) {
        toast.error(words.notKept, { detail: problemOf(error).message })
      }
    }
  }

  return { change, resumeIntent }
}
