/** Leaving for good: the server deletes the account, then everything personal leaves the browser. */
import { useNavigate } from 'react-router-dom'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf, type ProblemView } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { paths } from '@/lib/paths'
import { clearSession } from '@/lib/storage'
import { authApi } from './api'
import { forgetPerson } from './followSession'
import { authText } from './text'

/** Answers the function that deletes the account; its answer is what the server refused, or null. */
export function useDeleteAccount() {
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const [deleteAccount] = authApi.useDeleteAccountMutation()

  return async ({ password }: { password: string }): Promise<ProblemView | null> => {
    const { error } = await deleteAccount({ deleteAccount: { password } })
    if (error) return problemOf(error)
    clearSession()
    dispatch(forgetPerson())
    // After the guard of this page, which sends whoever is not signed in to the login.
    setTimeout(() => void navigate(paths.home(), { replace: true }))
    toast.success(authText.accountDeleted, { detail: authText.accountDeletedDetail })
    return null
  }
}
