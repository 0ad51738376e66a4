/** The states of payouts in words. */
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

/** What a state of a payout is called; one this version does not know is shown by its plain name. */
export const payoutWords = (status: string): { label: string; tone: StatusTone } => ({
  label: words[status] ?? status.replaceAll('_', ' '),
  tone: tones[status] ?? 'neutral',
})

const backStates: ReadonlySet<string> = new Set(['failed', 'returned'])

/** Whether the money of a payout is in the balance again. */
export const isBack = (status: string) => backStates.has(status)
