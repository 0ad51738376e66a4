import Skeleton from '@mui/material/Skeleton'
import { Late } from '@/features/cart/components/Late'
import { ordersText } from '../text'
import { CheckoutFrame } from './CheckoutFrame'
import { CheckoutSection } from './CheckoutSection'

const words = ordersText.checkout

/** The checkout while the cart is on its way: its sections stand already, their contents are grey. */
export function CheckoutSkeleton() {
  const sections = [
    { title: words.address, height: 120 },
    { title: words.items, height: 104 },
    { title: words.couponAndNote, height: 104 },
    { title: words.pay, height: 88 },
  ]
  return (
    <CheckoutFrame quote={undefined} count={0}>
      {sections.map(({ title, height }, index) => (
        <CheckoutSection key={title} number={index + 1} title={title} isDone={false}>
          <Late aria-busy="true">
            <Skeleton height={height} />
          </Late>
        </CheckoutSection>
      ))}
    </CheckoutFrame>
  )
}
