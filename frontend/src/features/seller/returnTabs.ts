/** The returns to a shop, grouped by whom they wait for. */
import { useListSellerReturnsQuery } from './api'
import { sellerReturnText } from './components/returns/text'

const { tabs } = sellerReturnText.list

/** The stages as the address and the call name them; the first shows everything. */
export const returnStages = ['all', 'shop', 'buyer', 'operator', 'over'] as const

/** The tabs of the list. */
export const returnTabs = returnStages.map((value) => ({ value, label: tabs[value] }))

/** How many returns wait for an answer of one's shop; undefined until it is known. */
export function useReturnsToAnswer(): number | undefined {
  const { data } = useListSellerReturnsQuery({ stage: 'shop', pageSize: 1 })
  return data?.total
}
