/**
 * Presses that turn something on and off again: shown at once, sent one after the other. Of several on
 * the same thing the last one counts, also where the earlier ones are slow or refused. A call whose
 * answer is lost counts as one that did nothing.
 */
import type { Dispatch, Thunk } from '@/api/dispatch'
import { hasSessionChanged } from '@/api/tokenOwner'
import { readSession } from '@/lib/storage'

/** What a press turns on or off. */
export interface ToggleTarget<Answer> {
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

interface ToggleRequest {
  isOn: boolean
}

/** The way of the presses on one thing to the server. */
interface ToggleRun {
  last: ToggleRequest
  end: Promise<void>
  /** Whose it is. When they have signed out nothing more is sent, shown or said. */
  token: string | undefined
}

/** The runs in progress, by the name of their target. */
const ongoingRuns = new Map<string, ToggleRun>()

/** Calls the server while it has something else than the last press wants. */
async function run<Answer>(dispatch: Dispatch, thing: ToggleTarget<Answer>, current: ToggleRun): Promise<void> {
  let has = !current.last.isOn
  const isOver = () => hasSessionChanged(current.token)
  try {
    // A list that is still on its way would not know of this press when it comes.
    await dispatch(thing.load)
    if (!isOver()) dispatch(thing.show(current.last.isOn))
    while (current.last.isOn !== has && !isOver()) {
      const answer = await dispatch(thing.save(!has))
      has = !has
      // What is about to change again would flicker.
      if (thing.take && current.last.isOn === has && !isOver()) dispatch(thing.take(answer))
    }
  } catch (error) {
    // Whoever has taken it back meanwhile has what they want.
    if (current.last.isOn !== has && !isOver()) throw error
  } finally {
    if (ongoingRuns.get(thing.name) === current) ongoingRuns.delete(thing.name)
    if (!isOver()) dispatch(thing.show(has))
  }
}

function begin<Answer>(dispatch: Dispatch, thing: ToggleTarget<Answer>, first: ToggleRequest): ToggleRun {
  const current: ToggleRun = { last: first, end: Promise.resolve(), token: readSession()?.token }
  ongoingRuns.set(thing.name, current)
  current.end = run(dispatch, thing, current)
  return current
}

/**
 * Turns something on or off. Answers true when that is how it stands now, false when a later press on
 * it has taken over or its person has left. Throws what the server said against it, to the last press alone.
 */
export function toggleLatest<Answer>(thing: ToggleTarget<Answer>, isOn: boolean): Thunk<Promise<boolean>> {
  return async (dispatch) => {
    const mine: ToggleRequest = { isOn }
    dispatch(thing.show(isOn))
    const known = ongoingRuns.get(thing.name)
    const current = known && !hasSessionChanged(known.token) ? known : begin(dispatch, thing, mine)
    current.last = mine
    try {
      await current.end
    } catch (error) {
      if (current.last === mine) throw error
    }
    return current.last === mine && !hasSessionChanged(current.token)
  }
}
