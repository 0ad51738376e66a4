/** The words and tones of disputes, runs and payouts as operators see them. */
import type { StatusTone } from '@/components/StatusChip'
import type { Dispute, Payout } from '../api'
import { breaksText, operatorDisputeText, runsText } from './text'

type Words = Readonly<Record<string, string>>
type Tones = Readonly<Record<string, StatusTone>>

const wordOf = (words: Words, word: string, general: string) => words[word] ?? general

const { states, stages, outcomes } = operatorDisputeText

export const stageName = (stage: string) => wordOf(stages, stage, stages.OTHER)
export const outcomeName = (outcome: string) => wordOf(outcomes, outcome, outcomes.OTHER)

const disputeTones: Tones = { WAITING_FOR_SELLER_RESPONSE: 'warning', OPEN: 'warning', WAITING_FOR_BUYER_RESPONSE: 'info', UNDER_REVIEW: 'info' }

/** Whether it can still be accepted. */
export const isOpenDispute = ({ resolvedAt, acceptedAt }: Dispute) => resolvedAt === null && acceptedAt === null

/** Where a dispute stands. */
export function disputeStatusChip(dispute: Dispute): { label: string; tone: StatusTone } {
  if (dispute.resolvedAt) return { label: states.RESOLVED, tone: 'neutral' }
  if (dispute.acceptedAt) return { label: states.ACCEPTED, tone: 'neutral' }
  return { label: wordOf(states, dispute.status, states.OPEN), tone: disputeTones[dispute.status] ?? 'neutral' }
}

const runTones: Tones = { collecting: 'info', sending: 'info', sent: 'success', refused: 'error' }

/** How far a run is. */
export const payoutRunStatusChip = (status: string): { label: string; tone: StatusTone } => ({
  label: wordOf(runsText.states, status, runsText.states.sending),
  tone: runTones[status] ?? 'neutral',
})

/** Whether a run goes on by itself. */
export const isUnderWay = (status: string) => status === 'collecting' || status === 'sending'

/** A bank transfer that somebody has to make. */
export const isManualTransfer = ({ method, status }: Payout) => method === 'bank' && status === 'pending'

const payoutTones: Tones = { pending: 'neutral', in_transit: 'info', unclaimed: 'warning', paid: 'success', failed: 'error', returned: 'error' }

/** Where the money of a payout is. */
export function payoutStatusChip(payout: Payout): { label: string; tone: StatusTone } {
  const words = runsText.payoutStates
  if (isManualTransfer(payout)) return { label: words.byHand, tone: 'warning' }
  return { label: wordOf(words, payout.status, words.other), tone: payoutTones[payout.status] ?? 'neutral' }
}

/** Why a shop is not paid. */
export const obstacleText = (obstacle: string) => wordOf(runsText.obstacles, obstacle, runsText.obstacles.other)

/** What moved, of which the books differ. */
export const breakKindName = (kind: string) => wordOf(breaksText.kinds, kind, breaksText.kinds.other)
