import { useGetOwnShopQuery } from './api'

/** The time zone of one's shop, by which its days begin and end; UTC until it is known. */
export const useShopZone = () => useGetOwnShopQuery().data?.timeZone ?? 'UTC'
