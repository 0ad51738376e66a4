import Stack from '@mui/material/Stack'
import { KeysScreen } from '@/features/auth/keys/KeysScreen'
import type { Area } from '@/features/auth/keys/office'
import { Withheld } from '@/features/seller/look/Withheld'
import { readLook } from '@/api/look'
import { ProductFeeds } from '@/features/seller/centre/ProductFeeds'
import { useWebhooksOfShop } from '@/features/seller/webhooks/ofShop'
import { WebhooksPanel } from '@/features/seller/webhooks/WebhooksPanel'
import { useCreateSellerKeyMutation, useListSellerKeysQuery, useRevokeSellerKeyMutation } from '@/features/seller/api'

const areas: readonly Area[] = ['products', 'orders', 'messages', 'reviews', 'coupons', 'money', 'shop', 'webhooks']

/** The API keys of the shop, its webhooks, and the feeds of its goods. */
export function DevelopersPage() {
  return readLook() ? <LookedAt /> : <Developers />
}

/** The keys are the seller's own. */
function LookedAt() {
  const webhooks = useWebhooksOfShop()
  return (
    <Stack spacing={2.5}>
      <Withheld of="keys" isPage />
      <WebhooksPanel office={webhooks} />
      <ProductFeeds />
    </Stack>
  )
}

function Developers() {
  const query = useListSellerKeysQuery(undefined, { refetchOnMountOrArgChange: true })
  const webhooks = useWebhooksOfShop()
  const [create] = useCreateSellerKeyMutation()
  const [revoke] = useRevokeSellerKeyMutation()
  return (
    <Stack spacing={2.5}>
      <KeysScreen
        office={{
          areas,
          sensitive: ['payout_account', 'keys'],
          query,
          create: (newApiKey) => create({ newApiKey }),
          revoke: (id) => revoke({ id }),
          example: '/api/seller/products',
        }}
      />
      {query.currentData && <WebhooksPanel office={webhooks} />}
      {query.currentData && <ProductFeeds />}
    </Stack>
  )
}
