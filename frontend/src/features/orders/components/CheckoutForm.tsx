import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { Skeleton } from '@/components/Skeleton'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { TextArea } from '@/components/form/Field'
import { Panel, Stack } from '@/components/Panel'
import { useListAddressesQuery } from '@/features/auth/api'
import type { Cart, CartItem } from '@/features/cart/api'
import { selectionActions } from '@/features/cart/selectionSlice'
import { useQuoteOrderQuery, type Order, type PlaceOrder, type QuoteProblem } from '../api'
import { AddressStep, addressInUse } from './AddressStep'
import { CheckoutFrame } from './CheckoutFrame'
import { CheckoutItems } from './CheckoutItems'
import { CouponField } from './CouponField'
import { PayStep } from './PayStep'
import { QuoteProblems } from './QuoteProblems'

interface CheckoutFormProps {
  groups: Cart
  chosen: readonly CartItem[]
  onSettled: (order: Order) => void
}

const isAboutCoupon = ({ code }: QuoteProblem) => code.startsWith('coupon')

/** The four sections of the checkout, top to bottom, beside the sum. */
export function CheckoutForm({ groups, chosen, onSettled }: CheckoutFormProps) {
  const dispatch = useDispatch()
  const [addressId, setAddressId] = useState<number | null>(null)
  const [coupon, setCoupon] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const { data: addresses } = useListAddressesQuery()
  const address = addressInUse(addresses ?? [], addressId)
  const cartItemIds = chosen.map(({ id }) => id)
  const { data: quote, error, refetch } = useQuoteOrderQuery(
    { quoteOrder: { cartItemIds, couponCode: coupon } },
    { refetchOnMountOrArgChange: true },
  )
  const couponProblem = quote?.problems.find(isAboutCoupon)
  const obstacles = quote?.problems.filter((problem) => !isAboutCoupon(problem)) ?? []
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  const placeOrder: PlaceOrder | null = address
    ? {
        cartItemIds,
        addressId: address.id,
        couponCode: couponProblem ? null : coupon,
        note: note.trim() || null,
      }
    : null

  return (
    <CheckoutFrame quote={quote} count={count}>
      <h1>Checkout</h1>
      <Panel aria-label="Address">
        <Stack>
          <h2>Address</h2>
          <AddressStep chosenId={addressId} onChoose={setAddressId} />
        </Stack>
      </Panel>
      <Panel aria-label="Items by shop">
        <Stack>
          <h2>Items by shop</h2>
          <QuoteProblems
            problems={obstacles}
            items={chosen}
            onLeaveOut={(ids) => dispatch(selectionActions.set({ ids, selected: false }))}
          />
          <CheckoutItems groups={groups} chosen={chosen} />
        </Stack>
      </Panel>
      <Panel aria-label="Coupon and note">
        <Stack>
          <h2>Coupon and note</h2>
          <CouponField
            applied={coupon}
            discount={quote?.discount ?? 0}
            fault={couponProblem?.message ?? null}
            onApply={setCoupon}
          />
          <TextArea
            label="Note to the shops"
            optional
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Stack>
      </Panel>
      <Panel aria-label="Pay">
        <Stack>
          <h2>Pay</h2>
          {error && (
            <ErrorState
              title="The total did not load"
              text={problemOf(error).message}
              onRetry={() => void refetch()}
            />
          )}
          {!quote && !error && <Skeleton height={48} />}
          {quote && (
            <PayStep
              quote={quote}
              isBlocked={obstacles.length > 0}
              placeOrder={placeOrder}
              onSettled={onSettled}
              onRefused={() => void refetch()}
            />
          )}
        </Stack>
      </Panel>
    </CheckoutFrame>
  )
}
