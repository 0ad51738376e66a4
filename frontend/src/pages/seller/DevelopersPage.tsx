import Stack from '@mui/material/Stack'
import { ApiKeysScreen } from '@/features/auth/apiKeys/ApiKeysScreen'
import type { Area } from '@/features/auth/apiKeys/apiKeysApi'
import { HiddenFromOperator } from '@/features/seller/look/HiddenFromOperator'
import { readLook } from '@/api/look'
import { ProductFeeds } from '@/features/seller/centre/ProductFeeds'
import { useShopWebhooks } from '@/features/seller/webhooks/useShopWebhooks'
import { WebhooksPanel } from '@/features/seller/webhooks/WebhooksPanel'
import { useCreateSellerKeyMutation, useListSellerKeysQuery, useRevokeSellerKeyMutation } from '@/features/seller/api'

const areas: readonly Area[] = ['products', 'orders', 'messages', 'reviews', 'coupons', 'money', 'shop', 'webhooks']

/** The API keys of the shop, its webhooks, and the feeds of its products. */
export function DevelopersPage() {
  return readLook() ? <LookedAt /> : <Developers />
}

/** The keys are the seller's own. */
function LookedAt() {
  const webhooks = useShopWebhooks()
  return (
    <Stack spacing={2.5}>
      <HiddenFromOperator subject="keys" isPage />
      <WebhooksPanel api={webhooks} />
      <ProductFeeds />
    </Stack>
  )
}

function Developers() {
  const query = useListSellerKeysQuery(undefined, { refetchOnMountOrArgChange: true })
  const webhooks = useShopWebhooks()
  const [create] = useCreateSellerKeyMutation()
  const [revoke] = useRevokeSellerKeyMutation()
  return (
    <Stack spacing={2.5}>
      <ApiKeysScreen
        api={{
          areas,
          sensitive: ['payout_account', 'keys'],
          query,
          create: (newApiKey) => create({ newApiKey }),
          revoke: (id) => revoke({ id }),
          example: '/api/seller/products',
        }}
      />
      {query.currentData && <WebhooksPanel api={webhooks} />}
      {query.currentData && <ProductFeeds />}
    </Stack>
  )
}
