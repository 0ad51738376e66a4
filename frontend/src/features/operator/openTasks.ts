/** What waits for the operator. */
import { problemOf } from '@/api/problem'
import { useGetMarketOverviewQuery, type MarketToDo } from './api'

/** The kinds of work, in the order in which people wait for them. */
export const taskKinds = [
  'shops',
  'returns',
  'contact',
  'disputes',
  'refunds',
  'adjustments',
  'failedPayouts',
  'payouts',
  'breaks',
  'reviews',
  'messages',
] as const
export type TaskKind = (typeof taskKinds)[number]

export type OpenTaskCounts = Readonly<Record<TaskKind, number>>

/** How much of each kind waits. */
export const openTaskCounts = (toDo: MarketToDo): OpenTaskCounts => ({
  shops: toDo.shops,
  returns: toDo.returns,
  contact: toDo.contactMessages,
  disputes: toDo.disputes,
  refunds: toDo.failedRefunds,
  adjustments: toDo.adjustments,
  failedPayouts: toDo.failedPayouts,
  payouts: toDo.openPayouts,
  breaks: toDo.breaks,
  reviews: toDo.reportedReviews,
  messages: toDo.reportedMessages,
})

/** Something may come in, and a decision may come from another operator. */
const everyMilliseconds = 60_000

/** How much of each kind waits; nothing until it is known. */
export function useOpenTaskCounts(): { counts: Partial<OpenTaskCounts> } {
  const { data } = useGetMarketOverviewQuery({}, { pollingInterval: everyMilliseconds, skipPollingIfUnfocused: true })
  return { counts: data ? openTaskCounts(data.toDo) : {} }
}

/** Whether nothing opens to this operator before they turn on two-step sign-in. */
export function useNeedsSecondFactor(): boolean {
  const { error } = useGetMarketOverviewQuery({})
  return error !== undefined && problemOf(error).code === 'second_factor_required'
}
