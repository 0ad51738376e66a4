/** Taking one's picture off the profile, and putting it back. */
import { useDispatch } from 'react-redux'
import { problemOf, type ProblemView } from '@/api/problem'
import { authApi } from './api'
import { pictureText } from './components/text'
import { sessionActions, userOf } from './sessionSlice'

/** What came of it: the picture, to be sent again should it be missed, or why it is still there. */
export type Removal = { picture: Blob | null; problem: null } | { picture: null; problem: ProblemView }

/** Answers the function that removes the picture served at `url`. */
export function useRemovePicture() {
  const dispatch = useDispatch()
  const [removeAvatar] = authApi.useRemoveAvatarMutation()

  return async (url: string): Promise<Removal> => {
    const picture = await pictureAt(url)
    try {
      const profile = await removeAvatar().unwrap()
      dispatch(sessionActions.updateProfileSuccess(userOf(profile)))
      return { picture, problem: null }
    } catch (error) {
      return { picture: null, problem: problemOf(error, pictureText.removeFailed) }
    }
  }
}

/** Mostly from the browser's own store, since it is on the screen. Without it there is no way back. */
async function pictureAt(url: string): Promise<Blob | null> {
  try {
    const answer = await fetch(url)
    if (!answer.ok) return null
    const type = answer.headers.get('Content-Type') ?? ''
    return new Blob([await answer.arrayBuffer()], { type })
  } catch {
    return null
  }
}
