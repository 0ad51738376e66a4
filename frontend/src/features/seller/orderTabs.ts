/** The states of a shop's orders, grouped by what they ask of the seller. */
import { useListSellerOrdersQuery, type SellerOrderPage } from './api'
import { sellerOrdersText } from './text'

/** States as the address and the call name them, separated by commas. */
export const toShip = 'confirmed,partially_shipped'
export const inDelivery = 'in_delivery'
export const returns = 'return_requested'

/** The tabs of the list; the first shows everything, the last some of the others. */
export const orderTabs = [
  { value: 'all', label: sellerOrdersText.tabs.all },
  { value: toShip, label: sellerOrdersText.tabs.toShip },
  { value: inDelivery, label: sellerOrdersText.tabs.inDelivery },
  { value: 'delivered', label: sellerOrdersText.tabs.delivered },
  { value: 'completed', label: sellerOrdersText.tabs.completed },
  { value: returns, label: sellerOrdersText.tabs.returns },
  { value: 'returned', label: sellerOrdersText.tabs.returned },
  { value: 'cancelled', label: sellerOrdersText.tabs.cancelled },
  { value: 'disputed', label: sellerOrdersText.tabs.disputed },
] as const

export type OrderTab = (typeof orderTabs)[number]['value']

/** What the call is asked for under a tab. */
export const queryOf = (tab: OrderTab) => {
  if (tab === 'all') return {}
  return tab === 'disputed' ? { disputed: true } : { status: tab }
}

/** How many orders are under a tab. */
export function countUnder(tab: OrderTab, { counts, disputed }: Pick<SellerOrderPage, 'counts' | 'disputed'>) {
  if (tab === 'all') return allOf(counts)
  return tab === 'disputed' ? disputed : countOf(counts, tab)
}

/** How many orders are in one of these states. */
export const countOf = (counts: Readonly<Record<string, number>>, states: string) =>
  states.split(',').reduce((sum, state) => sum + (counts[state] ?? 0), 0)

/** How many orders there are in any state. */
const allOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** How many orders of one's shop wait to be shipped; undefined until it is known. */
export function useToShip(): number | undefined {
  const { data } = useListSellerOrdersQuery({ pageSize: 1 })
  return data && countOf(data.counts, toShip)
}
