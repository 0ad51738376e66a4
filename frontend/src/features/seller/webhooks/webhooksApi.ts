import type {
  CreatedWebhook,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDeliveryPage,
} from '@/features/seller/api'
import { eventText } from './text'

/** What a webhook can be told of, by its name on the wire. */
export type WebhookEvent = NewWebhook['events'][number]

/** The events by what they are about, as they stand in the form. */
export const eventGroups = [
  ['orders', ['order.paid', 'order.cancelled', 'shipment.sent', 'order.delivered', 'order.completed']],
  ['returns', ['return.requested', 'return.changed', 'refund.done']],
  ['products', ['product.published', 'product.changed', 'product.hidden', 'product.deleted', 'stock.low']],
  ['shop', ['shop.approved', 'shop.rejected', 'shop.suspended', 'shop.lifted', 'shop.changed']],
  ['money', ['payout.paid', 'payout.failed', 'payout.returned']],
] as const satisfies readonly (readonly [string, readonly WebhookEvent[]])[]

const named: Readonly<Record<string, string>> = eventText
/** What people call an event; one that came later goes by its own name. */
export const eventNameOf = (event: string) => named[event] ?? event

export interface QueryResult<Data> {
  currentData?: Data | undefined
  /** What was known last, also while something else is asked for. */
  data?: Data | undefined
  error?: unknown
  refetch: () => unknown
}

type MutationResult<Data = unknown> = Promise<{ data?: Data | undefined; error?: unknown }>

/** Which messages are looked at: of one webhook, the latest or those before one. */
export interface LogQuery {
  id: number
  status?: 'waiting' | 'delivered' | 'failed'
  before?: number
}

/** How the list of webhooks is asked for, and one made: for a shop or for the marketplace. */
export interface WebhooksApi {
  pageOf: (id: number) => string
  query: QueryResult<Webhook[]>
  create: (newWebhook: NewWebhook) => MutationResult<CreatedWebhook>
}

/** The same of one webhook, with all that can be done with it. */
export interface WebhookApi {
  /** The page that lists them. */
  developers: string
  webhook: QueryResult<Webhook>
  log: QueryResult<WebhookDeliveryPage>
  change: (change: WebhookChange) => MutationResult
  remove: () => MutationResult
  rotate: () => MutationResult<CreatedWebhook>
  test: () => MutationResult
  resend: (deliveryId: number) => MutationResult
}

/** Somebody looks who has just sent a test. */
export const logOptions = { refetchOnMountOrArgChange: true, pollingInterval: 3000, skipPollingIfUnfocused: true }
