import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import type { CartItem } from '../api'
import { cartPageText } from './text'

/** Names the order in which a line is being paid, and leads to it. */
export function PaidWith({ order: { orderId, orderNumber } }: { order: NonNullable<CartItem['inPayment']> }) {
  return <Link to={paths.order(orderId)}>{cartPageText.inPayment(orderNumber)}</Link>
}
