import { useWebhookOfShop } from '@/features/seller/webhooks/ofShop'
import { useLogView } from '@/features/seller/webhooks/useLogView'
import { WebhookScreen } from '@/features/seller/webhooks/WebhookScreen'

/** One webhook of the shop. */
export function WebhookPage() {
  const view = useLogView()
  const office = useWebhookOfShop(view.query)
  return <WebhookScreen office={office} view={view} />
}
