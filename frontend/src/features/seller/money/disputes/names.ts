/** PayPal's words for disputes in those of a shopkeeper; where this version does not know one, a general one. */
import type { StatusTone } from '@/components/StatusChip'
import type { Dispute } from '../api'
import { disputeText } from './text'

/** A word of the table; its general one for any other. */
const wordOf = (words: Readonly<Record<string, string>>, word: string, general: string) => words[word] ?? general

const { reasons, stages, outcomes, states, what, saidStates } = disputeText

export const reasonName = (reason: string) => wordOf(reasons, reason, reasons.OTHER)
export const stageName = (stage: string) => wordOf(stages, stage, stages.OTHER)
export const outcomeName = (outcome: string) => wordOf(outcomes, outcome, outcomes.OTHER)

/** What is best said to such a complaint. */
export const answerAdvice = (reason: string) => wordOf(what, reason, what.other)

/** Whether an answer can still change how it ends. */
export const isOpen = ({ resolvedAt, acceptedAt }: Dispute) => resolvedAt === null && acceptedAt === null

const tones: Readonly<Record<string, StatusTone>> = {
  WAITING_FOR_SELLER_RESPONSE: 'warning',
  OPEN: 'warning',
  WAITING_FOR_BUYER_RESPONSE: 'info',
  UNDER_REVIEW: 'info',
}

/** Where a dispute stands. */
export function disputeStatusChip(dispute: Dispute): { label: string; tone: StatusTone } {
  if (dispute.resolvedAt) return { label: states.RESOLVED, tone: 'neutral' }
  if (!isOpen(dispute)) return { label: states.ACCEPTED, tone: 'neutral' }
  return { label: wordOf(states, dispute.status, states.OPEN), tone: tones[dispute.status] ?? 'neutral' }
}

const saidTones: Readonly<Record<string, StatusTone>> = { pending: 'info', sent: 'success', failed: 'error' }

/** What became of an answer. */
export const answerStatusChip = (status: string): { label: string; tone: StatusTone } => ({
  label: wordOf(saidStates, status, saidStates.pending),
  tone: saidTones[status] ?? 'neutral',
})
