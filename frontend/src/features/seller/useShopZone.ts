import { useGetOwnShopQuery } from './api'

/** The time zone of the shop, whose days are those of its orders; UTC until it is known. */
export const useShopZone = () => useGetOwnShopQuery().data?.timeZone ?? 'UTC'
