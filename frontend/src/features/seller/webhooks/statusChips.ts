import type { StatusTone } from '@/components/StatusChip'
import type { Webhook, WebhookDelivery } from '@/features/seller/api'
import { logText, webhooksText } from './text'

type Chip = { tone: StatusTone; label: string }

/** How a webhook stands, in a word. */
export function webhookStatusChip({ status, failingSince }: Webhook): Chip {
  const { states } = webhooksText
  if (status === 'paused') return { tone: 'neutral', label: states.paused }
  return failingSince ? { tone: 'error', label: states.failing } : { tone: 'success', label: states.active }
}

const tones: Record<string, StatusTone> = { waiting: 'warning', delivered: 'success', failed: 'error' }
const states: Readonly<Record<string, string>> = logText.states

/** How a message stands, in a word. */
export const deliveryStatusChip = ({ status }: WebhookDelivery): Chip => ({
  tone: tones[status] ?? 'neutral',
  label: states[status] ?? status,
})
