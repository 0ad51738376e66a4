import {
  useChangeSellerWebhookMutation,
  useCreateSellerWebhookMutation,
  useDeleteSellerWebhookMutation,
  useGetSellerWebhookQuery,
  useListSellerWebhookDeliveriesQuery,
  useListSellerWebhooksQuery,
  useResendSellerWebhookDeliveryMutation,
  useRotateSellerWebhookSecretMutation,
  useTestSellerWebhookMutation,
} from '@/features/seller/api'
import { paths } from '@/lib/paths'
import { logOptions, type LogQuery, type WebhookApi, type WebhooksApi } from './webhooksApi'

/** The webhooks of the shop. */
export function useShopWebhooks(): WebhooksApi {
  const query = useListSellerWebhooksQuery(undefined, { refetchOnMountOrArgChange: true })
  const [create] = useCreateSellerWebhookMutation()
  return { pageOf: paths.sellerWebhook, query, create: (newWebhook) => create({ newWebhook }) }
}

/** One webhook of the shop, and some of what it was sent. */
export function useShopWebhook(query: LogQuery): WebhookApi {
  const { id } = query
  const [change] = useChangeSellerWebhookMutation()
  const [remove] = useDeleteSellerWebhookMutation()
  const [rotate] = useRotateSellerWebhookSecretMutation()
  const [test] = useTestSellerWebhookMutation()
  const [resend] = useResendSellerWebhookDeliveryMutation()
  return {
    developers: paths.sellerDevelopers(),
    webhook: useGetSellerWebhookQuery({ id }, { refetchOnMountOrArgChange: true }),
    log: useListSellerWebhookDeliveriesQuery(query, logOptions),
    change: (webhookChange) => change({ id, webhookChange }),
    remove: () => remove({ id }),
    rotate: () => rotate({ id }),
    test: () => test({ id }),
    resend: (deliveryId) => resend({ id, deliveryId }),
  }
}
