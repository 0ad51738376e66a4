/** What a new shop has done on its way to the first order, as the server tells it. */
import { paths } from '@/lib/paths'
import { useGetOwnShopQuery, useListSellerOrdersQuery, useListSellerProductsQuery } from '../api'
import { useGetPayoutAccountQuery } from '../money/api'
import { firstStepsText as words } from './text'

/** One step, and where it is done. */
export interface FirstStep {
  label: string
  to: string
  isDone: boolean
}

/** The steps in their order; undefined until all is known, null where it cannot be. */
export function useFirstSteps(): readonly FirstStep[] | null | undefined {
  const shop = useGetOwnShopQuery()
  const account = useGetPayoutAccountQuery()
  const products = useListSellerProductsQuery({ pageSize: 1 })
  const orders = useListSellerOrdersQuery({ pageSize: 1 })
  if (shop.data && account.data && products.data && orders.data) {
    const { active, hidden, archived } = products.data.counts
    const { logo, shippingPolicy, returnPolicy, slug, status } = shop.data
    // What people are told to look at.
    const front = status === 'approved' ? paths.shop(slug) : paths.sellerShop()
    return [
      { label: words.logo, to: paths.sellerShop(), isDone: logo !== null },
      { label: words.policies, to: paths.sellerShop(), isDone: shippingPolicy !== '' && returnPolicy !== '' },
      { label: words.payout, to: paths.sellerPayoutAccount(), isDone: account.data.account !== null },
      { label: words.product, to: paths.sellerProductCreate(), isDone: active + hidden + archived > 0 },
      { label: words.order, to: front, isDone: orders.data.total > 0 },
    ]
  }
  return [shop, account, products, orders].some(({ isError }) => isError) ? null : undefined
}
