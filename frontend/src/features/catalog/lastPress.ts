/**
 * Presses that turn something on and off again: shown at once, sent one after the other. Of several on
 * the same thing the last one counts, also where the earlier ones are slow or refused. A call whose
 * answer is lost counts as one that did nothing.
 */
import type { Dispatch, Thunk } from '@/api/dispatch'
import { hasChangedHands } from '@/api/person'
import { readSession } from '@/lib/storage'

/** What a press turns on or off. */
export interface Switch<Answer> {
  /** Its name, by which the presses on it are told from those on others. */
  name: string
  /** Loads the list that says whether it is on, unless it is at hand. */
  load: Thunk<PromiseLike<unknown>>
  /** Shows it as on or off in that list; changes nothing where the list says so already or is not there. */
  show: (isOn: boolean) => Thunk<void>
  /** Has the server turn it on or off. */
  save: (isOn: boolean) => Thunk<Promise<Answer>>
  /** Takes over what the server answered, once nothing more is to change. */
  take?: (answer: Answer) => Thunk<void>
}

interface Press {
  isOn: boolean
}

/** The way of the presses on one thing to the server. */
interface Errand {
  last: Press
  end: Promise<void>
  /** Whose it is. When they have signed out nothing more is sent, shown or said. */
  token: string | undefined
}

/** The errands under way, by the name of what they are about. */
const errands = new Map<string, Errand>()

/** Calls the server while it has something else than the last press wants. */
async function run<Answer>(dispatch: Dispatch, thing: Switch<Answer>, errand: Errand): Promise<void> {
  let has = !errand.last.isOn
  const isOver = () => hasChangedHands(errand.token)
  try {
    // A list that is still on its way would not know of this press when it comes.
    await dispatch(thing.load)
    if (!isOver()) dispatch(thing.show(errand.last.isOn))
    while (errand.last.isOn !== has && !isOver()) {
      const answer = await dispatch(thing.save(!has))
      has = !has
      // What is about to change again would flicker.
      if (thing.take && errand.last.isOn === has && !isOver()) dispatch(thing.take(answer))
    }
  } catch (error) {
    // Whoever has taken it back meanwhile has what they want.
    if (errand.last.isOn !== has && !isOver()) throw error
  } finally {
    if (errands.get(thing.name) === errand) errands.delete(thing.name)
    if (!isOver()) dispatch(thing.show(has))
  }
}

function begin<Answer>(dispatch: Dispatch, thing: Switch<Answer>, first: Press): Errand {
  const errand: Errand = { last: first, end: Promise.resolve(), token: readSession()?.token }
  errands.set(thing.name, errand)
  errand.end = run(dispatch, thing, errand)
  return errand
}

/**
 * Turns something on or off. Answers true when that is how it stands now, false when a later press on
 * it has taken over or its person has left. Throws what the server said against it, to the last press alone.
 */
export function press<Answer>(thing: Switch<Answer>, isOn: boolean): Thunk<Promise<boolean>> {
  return async (dispatch) => {
    const mine: Press = { isOn }
    dispatch(thing.show(isOn))
    const known = errands.get(thing.name)
    const errand = known && !hasChangedHands(known.token) ? known : begin(dispatch, thing, mine)
    errand.last = mine
    try {
      await errand.end
    } catch (error) {
      if (errand.last === mine) throw error
    }
    return errand.last === mine && !hasChangedHands(errand.token)
  }
}
