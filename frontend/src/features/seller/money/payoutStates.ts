/** The states of payouts in words, and why one did not arrive. */
import type { StatusTone } from '@/components/StatusChip'
import { payoutText } from './text'

const tones: Readonly<Record<string, StatusTone>> = {
  pending: 'neutral',
  in_transit: 'info',
  unclaimed: 'warning',
  paid: 'success',
  failed: 'error',
  returned: 'error',
}

const words: Readonly<Record<string, string>> = payoutText.states

/** What a state of a payout is called. */
export const payoutStatusChip = (status: string): { label: string; tone: StatusTone } => ({
  label: words[status] ?? payoutText.states.other,
  tone: tones[status] ?? 'neutral',
})

const backStates: ReadonlySet<string> = new Set(['failed', 'returned'])

/** Whether the money of a payout is in the balance again. */
export const isReturnedToBalance = (status: string) => backStates.has(status)

const reasons: Readonly<Record<string, string>> = payoutText.reasons

/** How begins what no person wrote: with PayPal's name of it, or with how the call to PayPal ended. */
const machineWords = /^(?:([A-Z]+(?:_[A-Z]+)+): |[Tt]he (?:provider|outcome at the provider|payment) )/

/** Why a payout did not arrive, in plain words; what an operator wrote stays as it is. */
export function failureText(failure: string): string {
  const written = machineWords.exec(failure)
  return written ? (reasons[written[1] ?? ''] ?? payoutText.reasons.other) : failure
}
