/** PayPal's words for disputes in those of a shopkeeper; one this version does not know is shown plainly. */
import type { StatusTone } from '@/components/StatusChip'
import type { Dispute } from '../api'
import { disputeText } from './text'

const plain = (word: string) => {
  const spaced = word.replaceAll('_', ' ').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
const wordOf = (words: Readonly<Record<string, string>>, word: string) => words[word] ?? plain(word)

export const reasonWords = (reason: string) => wordOf(disputeText.reasons, reason)
export const stageWords = (stage: string) => wordOf(disputeText.stages, stage)
export const outcomeWords = (outcome: string) => wordOf(disputeText.outcomes, outcome)

/** What is best said to such a complaint. */
export const whatToSay = (reason: string) =>
  (disputeText.what as Readonly<Record<string, string>>)[reason] ?? disputeText.what.other

const tones: Readonly<Record<string, StatusTone>> = {
  WAITING_FOR_SELLER_RESPONSE: 'warning',
  OPEN: 'warning',
  WAITING_FOR_BUYER_RESPONSE: 'info',
  UNDER_REVIEW: 'info',
}

/** Where a dispute stands. */
export const disputeWords = ({ status, resolvedAt }: Dispute): { label: string; tone: StatusTone } =>
  resolvedAt
    ? { label: disputeText.states.RESOLVED, tone: 'neutral' }
    : { label: wordOf(disputeText.states, status), tone: tones[status] ?? 'neutral' }

const saidTones: Readonly<Record<string, StatusTone>> = { pending: 'info', sent: 'success', failed: 'error' }

/** What became of an answer. */
export const saidWords = (status: string): { label: string; tone: StatusTone } => ({
  label: wordOf(disputeText.saidStates, status),
  tone: saidTones[status] ?? 'neutral',
})
