import { useListSellerConversationsQuery } from '../api'

/** In how many conversations a buyer's message is unread; undefined until it is known. */
export function useUnreadMessages(): number | undefined {
  const { data } = useListSellerConversationsQuery({ unread: true, pageSize: 1 })
  return data?.unread
}
