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
import { awake } from '@/lib/awake'
import { hasIntent, remember, useAskLogin } from './intent'
import type { Keeper } from './keep'

/** What is known of something that can be kept. */
export interface Keepable {
  id: number
  title: string
}

/** One list, as far as it is needed from the first look on. */
export interface KeptList {
  kind: 'save' | 'follow'
  /** Shows the thing of this id as in the list or not. */
  show: (id: number, isKept: boolean) => Thunk<void>
  /** Fetches what changes the list. */
  load: () => Promise<Keeper>
  /** Where the list is seen. */
  path: () => string
  words: { notKept: string; notDropped: string }
}

/**
 * Answers what puts something into a list or takes it out. A guest is led to the login first; while it is not known
 * who is there, the press waits until it is. The list must stay the same.
 */
export function useKeep(thing: Keepable, isKept: boolean, list: KeptList): () => void {
  const { isSignedIn, isKnown } = useSession()
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const askLogin = useAskLogin()

  useEffect(() => {
    if (!isSignedIn) return
    const work = hasIntent() ? list.load() : awake().then(list.load)
    // What was not fetched ahead is fetched by the press, which says so if it fails.
    work.then(
      ({ keepRemembered }) => dispatch(keepRemembered(() => void navigate(list.path()))),
      () => undefined,
    )
  }, [isSignedIn, dispatch, navigate, list])

  const change = async (wanted: boolean) => {
    dispatch(list.show(thing.id, wanted))
    const keeper = await list.load().catch(() => null)
    if (keeper) {
      void dispatch(keeper.change(thing, wanted))
      return
    }
    dispatch(list.show(thing.id, !wanted))
    toast.error(wanted ? list.words.notKept : list.words.notDropped, { detail: componentText.checkConnection })
  }
  return () => {
    if (isSignedIn) void change(!isKept)
    else if (isKnown) askLogin(list.kind, thing.id, thing.title)
    else remember(list.kind, thing.id, thing.title)
  }
}
