/** Registering. The server gives the same answer for known and unknown addresses, and so does this. */
import { useDispatch } from 'react-redux'
import { problemOf, type ProblemView } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { authApi } from './api'
import { sessionActions } from './sessionSlice'
import { authText } from './text'

/** Answers the function that registers; null means the mail is on its way. */
export function useRegister() {
  const dispatch = useDispatch()
  const [register] = authApi.useRegisterMutation()

  return async (form: {
    email: string
    password: string
    username: string
  }): Promise<ProblemView | null> => {
    dispatch(sessionActions.registerStart())
    try {
      await register({ registerForm: form }).unwrap()
      dispatch(sessionActions.registerSuccess())
      return null
    } catch (error) {
      const problem = problemOf(error, authText.registerFailed)
      dispatch(sessionActions.registerFailure(problem.message))
      toast.error(authText.registerFailed, {
        accessible: true,
        ...(problem.message === authText.registerFailed ? {} : { detail: problem.message }),
      })
      return problem
    }
  }
}
