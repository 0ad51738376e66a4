import { useGetOwnShopQuery } from './api'

/** How often a shop that waits is asked for: the decision comes from outside. */
const everyMilliseconds = 30_000

/** The shop of whoever is signed in; a decision about one that waits shows by itself. */
export function usePolledOwnShop() {
  const shop = useGetOwnShopQuery(undefined, { refetchOnMountOrArgChange: true })
  const waits = shop.data?.status === 'pending'
  useGetOwnShopQuery(undefined, { skip: !waits, pollingInterval: everyMilliseconds, skipPollingIfUnfocused: true })
  return shop
}
