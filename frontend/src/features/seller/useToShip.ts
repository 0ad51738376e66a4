import { useListSellerOrdersQuery } from './api'
import { countOf, toShip } from './orderTabs'

/** How many orders of one's shop wait to be shipped; undefined until it is known. */
export function useToShip(): number | undefined {
  const { data } = useListSellerOrdersQuery({ pageSize: 1 })
  return data && countOf(data.counts, toShip)
}
