/** What happened to an order, in sentences: its steps, the parcels, refunds and disputes. */
import { refundReason } from '@/features/orders/refundReasons'
import { newestFirst, stepName } from '@/features/orders/steps'
import { refundStatusText } from '@/features/orders/returns'
import { formatMoney } from '@/lib/money'
import type { SellerOrder } from './api'
import { disputeText } from './money/disputes/text'
import { outcomeName, reasonName } from './money/disputes/names'
import { historyText } from './text'

/** One thing that happened. */
export interface TimelineEntry {
  key: string
  at: string
  title: string
  /** What is said below it, a line each. */
  details: readonly string[]
}

type StepEvent = SellerOrder['events'][number]
type TimelineSource = Pick<SellerOrder, 'events' | 'refunds' | 'disputes' | 'currency'>

/** All that happened, newest first. */
export function timelineOf({ events, refunds, disputes, currency }: TimelineSource): TimelineEntry[] {
  const steps = newestFirst(events)
  const happened = [
    ...steps.map((step, at) => stepOf(step, steps[at + 1])),
    ...refunds.filter((refund) => !isTold(refund, events)).map((refund) => refundOf(refund, currency)),
    ...disputes.flatMap(disputeOf),
  ]
  // Those of one moment keep their order.
  return happened.toSorted((a, b) => b.at.localeCompare(a.at))
}

// A state or an actor that this version does not know is shown by its plain name, or not at all.
const states: Readonly<Record<string, string>> = historyText.events
const by: Readonly<Record<string, (event: string) => string>> = historyText.by

const words = { ...historyText, state: (status: string) => states[status] ?? status.replaceAll('_', ' ') }

function stepOf(step: StepEvent, before: StepEvent | undefined): TimelineEntry {
  const parcel = step.parcel && historyText.parcel(step.parcel.carrier ?? '', step.parcel.trackingNumber)
  const old = step.corrected && historyText.parcel(step.corrected.carrier ?? '', step.corrected.trackingNumber)
  const details = [parcel, old && historyText.before(old), step.reason && refundReason(step.reason)]
  return {
    key: `${step.status}-${step.at}`,
    at: step.at,
    title: sentenceOf(step, before),
    details: details.filter((line) => typeof line === 'string'),
  }
}

function sentenceOf(step: StepEvent, before: StepEvent | undefined): string {
  const name = stepName(step, before, words)
  // Items are given back by the buyer, whoever says that they are here.
  if (step.returned > 0 || step.status === 'returned') return name
  return by[step.actor]?.(name) ?? name
}

/** Whether a step of that moment tells of the money already: a cancellation, a loss, a return. */
const isTold = ({ createdAt }: SellerOrder['refunds'][number], events: readonly StepEvent[]) =>
  events.some(({ at, refunded }) => at === createdAt && refunded > 0)

function refundOf(refund: SellerOrder['refunds'][number], currency: string): TimelineEntry {
  return {
    key: `refund-${refund.id}`,
    at: refund.createdAt,
    title: historyText.refund(formatMoney(refund.amount, currency)),
    details: [refundStatusText(refund), refundReason(refund.reason)],
  }
}

function disputeOf({ id, openedAt, resolvedAt, reason, outcome }: SellerOrder['disputes'][number]): TimelineEntry[] {
  const opened = { key: `dispute-${id}`, at: openedAt, title: disputeText.openedStep, details: [reasonName(reason)] }
  if (!resolvedAt) return [opened]
  const details = outcome ? [outcomeName(outcome)] : []
  return [opened, { key: `dispute-${id}-end`, at: resolvedAt, title: disputeText.decidedStep, details }]
}
