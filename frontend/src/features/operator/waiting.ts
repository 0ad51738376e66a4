/** What waits for the operator, counted by the lists that show it. */
import {
  useListBookBreaksQuery,
  useListDisputesQuery,
  useListModeratedMessagesQuery,
  useListModeratedReviewsQuery,
  useListOwedRefundsQuery,
  useListReturnsQuery,
  useListShopApplicationsQuery,
} from './api'

/** The kinds of work, in the order in which people wait for them. */
export const kindsOfWork = ['shops', 'returns', 'disputes', 'refunds', 'breaks', 'reviews', 'messages'] as const
export type KindOfWork = (typeof kindsOfWork)[number]

/** A decision may come from another operator. */
const everyMilliseconds = 60_000
const options = { pollingInterval: everyMilliseconds, skipPollingIfUnfocused: true }
const one = { pageSize: 1 }

/** How much of each kind waits; a number is undefined until it is known. */
export function useWaiting(): { counts: Partial<Record<KindOfWork, number>>; isFailed: boolean; retry: () => void } {
  const lists = {
    shops: useListShopApplicationsQuery({ status: 'pending', ...one }, options),
    returns: useListReturnsQuery({ stage: 'operator', ...one }, options),
    disputes: useListDisputesQuery({ open: true, ...one }, options),
    refunds: useListOwedRefundsQuery({ status: 'failed', ...one }, options),
    breaks: useListBookBreaksQuery({ status: 'open', ...one }, options),
    reviews: useListModeratedReviewsQuery({ status: 'reported', ...one }, options),
    messages: useListModeratedMessagesQuery({ status: 'reported', ...one }, options),
  }
  const all = Object.values(lists)
  return {
    counts: Object.fromEntries(
      kindsOfWork.flatMap((kind) => (lists[kind].data ? [[kind, lists[kind].data.total]] : [])),
    ),
    isFailed: all.some(({ data, isError }) => isError && !data),
    retry: () => {
      for (const { isError, refetch } of all) if (isError) void refetch()
    },
  }
}
