import {
  useChangeOperatorWebhookMutation,
  useCreateOperatorWebhookMutation,
  useDeleteOperatorWebhookMutation,
  useGetOperatorWebhookQuery,
  useListOperatorWebhookDeliveriesQuery,
  useListOperatorWebhooksQuery,
  useResendOperatorWebhookDeliveryMutation,
  useRotateOperatorWebhookSecretMutation,
  useTestOperatorWebhookMutation,
} from '@/features/operator/api'
import { logOptions, type LogQuery, type WebhookApi, type WebhooksApi } from '@/features/seller/webhooks/webhooksApi'
import { paths } from '@/lib/paths'

/** The webhooks of the marketplace. */
export function useMarketplaceWebhooks(): WebhooksApi {
  const query = useListOperatorWebhooksQuery(undefined, { refetchOnMountOrArgChange: true })
  const [create] = useCreateOperatorWebhookMutation()
  return { pageOf: paths.adminWebhook, query, create: (newWebhook) => create({ newWebhook }) }
}

/** One webhook of the marketplace, and some of what it was sent. */
export function useMarketplaceWebhook(query: LogQuery): WebhookApi {
  const { id } = query
  const [change] = useChangeOperatorWebhookMutation()
  const [remove] = useDeleteOperatorWebhookMutation()
  const [rotate] = useRotateOperatorWebhookSecretMutation()
  const [test] = useTestOperatorWebhookMutation()
  const [resend] = useResendOperatorWebhookDeliveryMutation()
  return {
    developers: paths.adminDevelopers(),
    webhook: useGetOperatorWebhookQuery({ id }, { refetchOnMountOrArgChange: true }),
    log: useListOperatorWebhookDeliveriesQuery(query, logOptions),
    change: (webhookChange) => change({ id, webhookChange }),
    remove: () => remove({ id }),
    rotate: () => rotate({ id }),
    test: () => test({ id }),
    resend: (deliveryId) => resend({ id, deliveryId }),
  }
}
