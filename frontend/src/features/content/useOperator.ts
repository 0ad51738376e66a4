/** Whether the signed-in person runs the marketplace. */
import { useSession } from '@/features/auth/useSession'

const operatorRole = 'ROLE_ADMIN'

/** True for operators, who may edit the marketplace's texts. */
export function useOperator(): boolean {
  const { user } = useSession()
  return user?.roles.some(({ name }) => name === operatorRole) ?? false
}
