import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link } from 'react-router-dom'
import { FormAlert } from '@/components/form/FormAlert'
import { useSession } from '@/features/auth/useSession'
import type { Cart } from '@/features/cart/api'
import { isShort } from '@/features/cart/summary'
import { formatTime } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { useListOrdersQuery } from '../api'
import { canPay } from '../status'
import { ordersText } from '../text'

/**
 * Goods that are set aside for a payment begun before look sold out in the buyer's own cart. Where
 * something looks so, this leads to the order that may hold it.
 */
export function UnfinishedPayment({ groups }: { groups: Cart }) {
  const { isSignedIn } = useSession()
  const isAsked = isSignedIn && isShort(groups)
  const { data } = useListOrdersQuery(isAsked ? { tab: 'to_pay', pageSize: 5 } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  const order = isAsked ? data?.items.find((entry) => canPay(entry)) : undefined
  if (!order?.expiresAt) return null
  return (
    <FormAlert tone="info">
      <p>{ordersText.unfinished.text(order.number, formatTime(order.expiresAt))}</p>
      <Link to={paths.order(order.id)}>{ordersText.unfinished.open}</Link>
    </FormAlert>
  )
}
