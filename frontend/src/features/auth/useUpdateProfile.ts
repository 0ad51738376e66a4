/** Changing one's own name and picture. */
import { useDispatch } from 'react-redux'
import { problemOf, type ProblemView } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { authApi } from './api'
import { sessionActions, userOf } from './sessionSlice'
import { authText } from './text'

/** Returns the function that saves the profile; a null result means that it is saved. */
export function useUpdateProfile() {
  const dispatch = useDispatch()
  const [updateProfile] = authApi.useUpdateProfileMutation()

  return async (form: { username?: string; avatar?: Blob }): Promise<ProblemView | null> => {
    dispatch(sessionActions.updateProfileStart())
    try {
      const profile = await updateProfile({ profileForm: form }).unwrap()
      dispatch(sessionActions.updateProfileSuccess(userOf(profile)))
      toast.success(authText.updateDone, { accessible: true })
      return null
    } catch (error) {
      const problem = problemOf(error, authText.updateFailedDefault)
      dispatch(sessionActions.updateProfileFailure(problem.message))
      toast.error(authText.updateFailed, { detail: problem.message, accessible: true })
      return problem
    }
  }
}
