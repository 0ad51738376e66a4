import { useEffect, useRef, useState } from 'react'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import Skeleton from '@mui/material/Skeleton'
import type { Cart, CartItem } from '@/features/cart/api'
import { paths } from '@/lib/paths'
import type { PlaceOrder } from '../api'
import { problemWords } from '../problems'
import { ordersText } from '../text'
import { useAddressChoice } from '../useAddressChoice'
import { couponState, isAboutCoupon, useCoupon, useCouponMemory } from '../useCoupon'
import { useLosses } from '../useLosses'
import type { PaymentEnds } from '../usePayment'
import { useQuote } from '../useQuote'
import { AddressStep } from './AddressStep'
import { CheckoutFrame } from './CheckoutFrame'
import { CheckoutItems } from './CheckoutItems'
import { CheckoutSection } from './CheckoutSection'
import { CouponField } from './CouponField'
import { Losses } from './Losses'
import { NoteField } from './NoteField'
import { PayStep } from './PayStep'

interface CheckoutFormProps extends Omit<PaymentEnds, 'onRefused'> {
  groups: Cart
  /** What is ticked, whether or not it can still be bought. */
  ticked: readonly CartItem[]
  /** What of that is bought. */
  chosen: readonly CartItem[]
}

const words = ordersText.checkout

/** The four sections of the checkout, top to bottom, beside the sum. */
export function CheckoutForm({ groups, ticked, chosen, ...ends }: CheckoutFormProps) {
  const choice = useAddressChoice()
  const [note, setNote] = useState('')
  const cartItemIds = chosen.map(({ id }) => id)
  const { quote, coupon, problems, error, isFetching, refetch } = useCheckoutQuote(cartItemIds)
  const { losses, worth, agree } = useLosses(ticked, problems)
  const others = problems.filter(({ cartItemId }) => cartItemId === null)
  const isBlocked = losses.length > 0 || others.length > 0
  const { heading, follow, expectProblem } = useHeadingFocus(isBlocked)
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  // One that is still being checked goes along: the server refuses the order if it is no good.
  const couponCode = coupon.state === 'applied' || coupon.state === 'checking' ? coupon.code : null
  const placeOrder: PlaceOrder | null =
    choice.isDone && choice.address && quote
      ? { cartItemIds, addressId: choice.address.id, couponCode, note: note.trim() || null, expectedTotal: quote.total }
      : null
  const changes = <Losses losses={losses} worth={worth} canGoOn={worth.after > 0} onAgree={follow(agree)} />

  if (chosen.length === 0) return changes
  return (
    <CheckoutFrame quote={quote} isStale={isFetching} count={count}>
      <AddressStep choice={choice} />
      <CheckoutSection
        number={2}
        title={words.items}
        isDone={quote !== undefined && !isBlocked}
        change={<ChangeInCart />}
        headingRef={heading}
      >
        {changes}
        {others.map((problem) => (
          <FormAlert key={problem.code} tone="warning">
            {problemWords(problem)}
          </FormAlert>
        ))}
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
          <PayStep quote={quote} isBlocked={isBlocked} placeOrder={placeOrder} onRefused={expectProblem} {...ends} />
        )}
      </CheckoutSection>
    </CheckoutFrame>
  )
}

/** What the chosen lines cost with the entered coupon, and what stands in the way. */
function useCheckoutQuote(cartItemIds: number[]) {
  const { code } = useCoupon()
  const { quote, shown, ...rest } = useQuote(cartItemIds.length > 0 ? cartItemIds : null, code)
  const coupon = couponState(code, { quote, ...rest })
  useCouponMemory(coupon, quote)
  return {
    ...rest,
    quote: shown,
    coupon,
    problems: shown?.problems.filter((problem) => !isAboutCoupon(problem)) ?? [],
  }
}

/** Leads the focus to the goods when something about them stops a payment, and keeps it there when that is settled. */
function useHeadingFocus(isBlocked: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (!isExpected.current || !isBlocked) return
    isExpected.current = false
    heading.current?.focus()
  }, [isBlocked])
  const follow = (act: () => void) => () => {
    act()
    heading.current?.focus()
  }
  const expectProblem = () => {
    isExpected.current = true
  }
  return { heading, follow, expectProblem }
}

function ChangeInCart() {
  return (
    <Button component={Link} to={paths.cart()} variant="outlined" aria-label={words.changeOf(words.items)}>
      {words.change}
    </Button>
  )
}

/** The place of the sentence and the button. */
function PaySkeleton() {
  return (
    <Stack spacing={2}>
      <Skeleton height={24} />
      <Skeleton height={48} />
    </Stack>
  )
}
