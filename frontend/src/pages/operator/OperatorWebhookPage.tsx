import { useWebhookOfMarketplace } from '@/features/operator/webhooks'
import { useLogView } from '@/features/seller/webhooks/useLogView'
import { WebhookScreen } from '@/features/seller/webhooks/WebhookScreen'

/** One webhook of the marketplace. */
export function OperatorWebhookPage() {
  const view = useLogView()
  const office = useWebhookOfMarketplace(view.query)
  return <WebhookScreen office={office} view={view} />
}
