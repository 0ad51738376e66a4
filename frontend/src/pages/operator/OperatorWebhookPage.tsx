import { useMarketplaceWebhook } from '@/features/operator/webhooks'
import { useLogView } from '@/features/seller/webhooks/useLogView'
import { WebhookScreen } from '@/features/seller/webhooks/WebhookScreen'

/** One webhook of the marketplace. */
export function OperatorWebhookPage() {
  const view = useLogView()
  const api = useMarketplaceWebhook(view.query)
  return <WebhookScreen api={api} view={view} />
}
