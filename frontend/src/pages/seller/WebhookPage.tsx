import { useShopWebhook } from '@/features/seller/webhooks/useShopWebhooks'
import { useLogView } from '@/features/seller/webhooks/useLogView'
import { WebhookScreen } from '@/features/seller/webhooks/WebhookScreen'

/** One webhook of the shop. */
export function WebhookPage() {
  const view = useLogView()
  const api = useShopWebhook(view.query)
  return <WebhookScreen api={api} view={view} />
}
