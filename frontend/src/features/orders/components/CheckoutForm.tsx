import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { problemOf } from '@/api/problem'
import { ButtonLink } from '@/components/ButtonLink'
import { ErrorState } from '@/components/ErrorState'
import { Stack } from '@/components/Panel'
import { Skeleton } from '@/components/Skeleton'
import type { Cart, CartItem } from '@/features/cart/api'
import { selectionActions } from '@/features/cart/selectionSlice'
import { paths } from '@/lib/paths'
import type { Order, PlaceOrder } from '../api'
import { ordersText } from '../text'
import { useAddressChoice } from '../useAddressChoice'
import { couponState, isAboutCoupon, useCoupon, useCouponMemory } from '../useCoupon'
import { useQuote } from '../useQuote'
import { AddressStep } from './AddressStep'
import { CheckoutFrame } from './CheckoutFrame'
import { CheckoutItems } from './CheckoutItems'
import { CheckoutSection } from './CheckoutSection'
import { CouponField } from './CouponField'
import { NoteField } from './NoteField'
import { PayStep } from './PayStep'
import { QuoteProblems } from './QuoteProblems'

interface CheckoutFormProps {
  groups: Cart
  chosen: readonly CartItem[]
  onSettled: (order: Order) => void
}

const words = ordersText.checkout

/** The four sections of the checkout, top to bottom, beside the sum. */
export function CheckoutForm({ groups, chosen, onSettled }: CheckoutFormProps) {
  const choice = useAddressChoice()
  const [note, setNote] = useState('')
  const cartItemIds = chosen.map(({ id }) => id)
  const { quote, coupon, obstacles, error, isFetching, refetch } = useCheckoutQuote(cartItemIds)
  const { heading, leaveOut, expectProblem } = useObstacles(obstacles.length)
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  // One that is still being checked goes along: the server refuses the order if it is no good.
  const couponCode = coupon.state === 'applied' || coupon.state === 'checking' ? coupon.code : null
  const placeOrder: PlaceOrder | null =
    choice.isDone && choice.address
      ? { cartItemIds, addressId: choice.address.id, couponCode, note: note.trim() || null }
      : null
  const refused = () => {
    expectProblem()
    void refetch()
  }

  return (
    <CheckoutFrame quote={quote} isStale={isFetching} count={count}>
      <AddressStep choice={choice} />
      <CheckoutSection
        number={2}
        title={words.items}
        isDone={quote !== undefined && obstacles.length === 0}
        change={<ChangeInCart />}
        headingRef={heading}
      >
        <QuoteProblems problems={obstacles} items={chosen} onLeaveOut={leaveOut} />
        <CheckoutItems groups={groups} chosen={chosen} />
      </CheckoutSection>
      <CheckoutSection number={3} title={words.couponAndNote} isDone={couponCode !== null || note.trim() !== ''}>
        <CouponField coupon={coupon} />
        <NoteField note={note} onChange={setNote} />
      </CheckoutSection>
      <CheckoutSection number={4} title={words.pay} isDone={false}>
        {error && (
          <ErrorState
            title={ordersText.pay.totalFailed}
            text={problemOf(error).message}
            onRetry={() => void refetch()}
          />
        )}
        {!quote && !error && <PaySkeleton />}
        {quote && (
          <PayStep
            quote={quote}
            isBlocked={obstacles.length > 0}
            placeOrder={placeOrder}
            onSettled={onSettled}
            onRefused={refused}
          />
        )}
      </CheckoutSection>
    </CheckoutFrame>
  )
}

/** What the chosen lines cost with the entered coupon, and what stands in the way. */
function useCheckoutQuote(cartItemIds: number[]) {
  const { code } = useCoupon()
  const { quote, shown, ...rest } = useQuote(cartItemIds, code)
  const coupon = couponState(code, { quote, ...rest })
  useCouponMemory(coupon, quote)
  return {
    ...rest,
    quote: shown,
    coupon,
    obstacles: shown?.problems.filter((problem) => !isAboutCoupon(problem)) ?? [],
  }
}

/** Lines that cannot be bought: leaving them out, and leading the focus to them when they stop a payment. */
function useObstacles(count: number) {
  const dispatch = useDispatch()
  const heading = useRef<HTMLHeadingElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (!isExpected.current || count === 0) return
    isExpected.current = false
    heading.current?.focus()
  }, [count])
  const leaveOut = (ids: number[]) => {
    dispatch(selectionActions.set({ ids, selected: false }))
    heading.current?.focus()
  }
  const expectProblem = () => {
    isExpected.current = true
  }
  return { heading, leaveOut, expectProblem }
}

function ChangeInCart() {
  return (
    <ButtonLink to={paths.cart()} variant="outlined" aria-label={words.changeOf(words.items)}>
      {words.change}
    </ButtonLink>
  )
}

/** The place of the sentence and the button. */
function PaySkeleton() {
  return (
    <Stack>
      <Skeleton height={24} />
      <Skeleton height={48} />
    </Stack>
  )
}
