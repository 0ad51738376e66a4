/**
 * The press on what puts something into a list of the person's: a heart, "Follow". What carries it out is fetched a
 * moment after the first look.
 */
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useThunkDispatch, type Thunk } from '@/api/dispatch'
import { componentText } from '@/components/text'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { firstInteraction } from '@/lib/firstInteraction'
import { hasIntent, rememberIntent, useAskLogin } from './intent'
import type { PersonalListActions } from './personalListActions'

/** What is known of something that can be kept. */
export interface ListableItem {
  id: number
  title: string
}

/** One list, as far as it is needed from the first look on. */
export interface PersonalList {
  kind: 'save' | 'follow'
  /** Shows the thing of this id as in the list or not. */
  show: (id: number, isKept: boolean) => Thunk<void>
  /** Fetches what changes the list. */
  load: () => Promise<PersonalListActions>
  /** Where the list is seen. */
  path: () => string
  words: { notKept: string; notDropped: string }
}

/**
 * Answers what puts something into a list or takes it out. A guest is led to the login first; while it is not known
 * who is there, the press waits until it is. The list must stay the same.
 */
export function usePersonalListToggle(thing: ListableItem, isKept: boolean, list: PersonalList): () => void {
  const { isSignedIn, isKnown } = useSession()
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const askLogin = useAskLogin()

  useEffect(() => {
    if (!isSignedIn) return
    const work = hasIntent() ? list.load() : firstInteraction().then(list.load)
    // What was not fetched ahead is fetched by the press, which says so if it fails.
    work.then(
      ({ resumeIntent }) => dispatch(resumeIntent(() => void navigate(list.path()))),
      () => undefined,
    )
  }, [isSignedIn, dispatch, navigate, list])

  const change = async (wanted: boolean) => {
    dispatch(list.show(thing.id, wanted))
    const actions = await list.load().catch(() => null)
    if (actions) {
      void dispatch(actions.change(thing, wanted))
      return
    }
    dispatch(list.show(thing.id, !wanted))
    toast.error(wanted ? list.words.notKept : list.words.notDropped, { detail: componentText.checkConnection })
  }
  return () => {
    if (isSignedIn) void change(!isKept)
    else if (isKnown) askLogin(list.kind, thing.id, thing.title)
    else rememberIntent(list.kind, thing.id, thing.title)
  }
}
