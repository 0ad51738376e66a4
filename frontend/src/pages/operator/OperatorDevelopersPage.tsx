import Stack from '@mui/material/Stack'
import { ApiKeysScreen } from '@/features/auth/apiKeys/ApiKeysScreen'
import type { Area } from '@/features/auth/apiKeys/apiKeysApi'
import {
  useCreateOperatorKeyMutation,
  useListOperatorKeysQuery,
  useRevokeOperatorKeyMutation,
} from '@/features/operator/api'
import { useMarketplaceWebhooks } from '@/features/operator/webhooks'
import { WebhooksPanel } from '@/features/seller/webhooks/WebhooksPanel'

const areas: readonly Area[] = [
  ...(['shops', 'people', 'orders', 'messages', 'reviews', 'coupons'] as const),
  ...(['money', 'content', 'settings', 'webhooks', 'audit', 'health'] as const),
]

/** The API keys of the marketplace that this operator made, and its webhooks. */
export function OperatorDevelopersPage() {
  const query = useListOperatorKeysQuery(undefined, { refetchOnMountOrArgChange: true })
  const webhooks = useMarketplaceWebhooks()
  const [create] = useCreateOperatorKeyMutation()
  const [revoke] = useRevokeOperatorKeyMutation()
  return (
    <Stack spacing={2.5}>
      <ApiKeysScreen
        api={{
          areas,
          sensitive: ['approvals', 'team', 'privacy', 'look', 'keys'],
          query,
          create: (newApiKey) => create({ newApiKey }),
          revoke: (id) => revoke({ id }),
          example: '/api/admin/shops',
        }}
      />
      {query.currentData && <WebhooksPanel api={webhooks} />}
    </Stack>
  )
}
