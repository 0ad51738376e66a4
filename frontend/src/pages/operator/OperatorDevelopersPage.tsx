import { KeysScreen } from '@/features/auth/keys/KeysScreen'
import type { Area } from '@/features/auth/keys/office'
import {
  useCreateOperatorKeyMutation,
  useListOperatorKeysQuery,
  useRevokeOperatorKeyMutation,
} from '@/features/operator/api'

const areas: readonly Area[] = ['shops', 'people', 'orders', 'messages', 'reviews', 'money', 'content', 'audit', 'health']

/** The API keys of the marketplace that this operator made. */
export function OperatorDevelopersPage() {
  const query = useListOperatorKeysQuery(undefined, { refetchOnMountOrArgChange: true })
  const [create] = useCreateOperatorKeyMutation()
  const [revoke] = useRevokeOperatorKeyMutation()
  return (
    <KeysScreen
      office={{
        areas,
        readOnly: ['audit'],
        query,
        create: (newApiKey) => create({ newApiKey }),
        revoke: (id) => revoke({ id }),
        example: '/api/admin/shops',
      }}
    />
  )
}
