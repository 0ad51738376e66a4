import { skipToken } from '@reduxjs/toolkit/query/react'
import { readLook } from '@/api/look'
import { useListSellerConversationsQuery } from '../api'

/** In how many conversations a buyer's message is unread; undefined until it is known, and for who only looks. */
export function useUnreadMessages(): number | undefined {
  const { data } = useListSellerConversationsQuery(readLook() ? skipToken : { unread: true, pageSize: 1 })
  return data?.unread
}
