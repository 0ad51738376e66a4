import { useState } from 'react'
import Button from '@mui/material/Button'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Row } from '@/components/Row'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Loader } from '@/components/Loader'
import { PageTitle, PageContainer } from '@/components/Page'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { MergeNotes } from '@/features/cart/components/MergeNotes'
import { couponActions } from '@/features/cart/couponSlice'
import { selectionActions } from '@/features/cart/selectionSlice'
import { chosenLines, linesOf, selectableIds } from '@/features/cart/summary'
import { cartText } from '@/features/cart/text'
import { useCart } from '@/features/cart/useCart'
import type { Order } from '@/features/orders/api'
import { dropCheckoutDraft } from '@/features/orders/checkoutDraft'
import { CheckoutForm } from '@/features/orders/components/CheckoutForm'
import { CheckoutSkeleton, CheckoutTitle } from '@/features/orders/components/CheckoutFrame'
import { ordersText } from '@/features/orders/text'
import { useCoupon } from '@/features/orders/useCoupon'
import { useNavigateIfMounted } from '@/features/orders/useNavigateIfMounted'
import { paths } from '@/lib/paths'

const words = ordersText.checkout

/** As wide as the columns below. */
const Notes = styled('div')({
  display: 'grid',
  gap: 16,
  inlineSize: '100%',
  maxInlineSize: 1032,
  marginInline: 'auto',
  '&:not(:empty)': { paddingBlockEnd: 16 },
})

/** Buying what is ticked in the cart: address, items, coupon and note, payment, on one page. */
export function CheckoutPage() {
  const { groups, status, retry, ticked, selected } = useCart()
  const navigate = useNavigateIfMounted()
  const dispatch = useDispatch()
  const { user } = useSession()
  const { code: coupon } = useCoupon()
  const [isSettled, setSettled] = useState(false)
  const chosen = chosenLines(groups, selected)
  const isNothing = status === 'ready' && ticked.length === 0

  const leave = (order: Order) => {
    // The bought lines leave the cart now; this page must not say that nothing is ticked.
    setSettled(true)
    dropCheckoutDraft()
    dispatch(selectionActions.set({ ids: chosen.map(({ id }) => id), selected: false }))
    if (coupon && user && order.discount > 0)
      dispatch(couponActions.learned({ userId: user.id, code: coupon, isUsed: true }))
    dispatch(couponActions.cleared())
    navigate(paths.orderThanks(order.id), { replace: true })
  }

  const leaveFor = ({ orderId, orderNumber }: { orderId: number; orderNumber: string }) => {
    toast.warning(ordersText.pay.inProgress(orderNumber))
    navigate(paths.order(orderId))
  }

  if (isSettled) return <Loader label={ordersText.confirming.title} />
  return (
    <PageContainer>
      <PageTitle>{words.title}</PageTitle>
      {!isNothing && <CheckoutTitle />}
      {status === 'loading' && <CheckoutSkeleton />}
      {status === 'error' && <ErrorState title={words.cartFailed} onRetry={() => void retry()} />}
      {isNothing && <NothingChosen />}
      {status === 'ready' && (
        <Notes>
          <MergeNotes />
        </Notes>
      )}
      {status === 'ready' && ticked.length > 0 && (
        <CheckoutForm groups={groups} ticked={ticked} chosen={chosen} onSettled={leave} onInPayment={leaveFor} />
      )}
    </PageContainer>
  )
}

function NothingChosen() {
  const { groups, waiting } = useCart()
  const dispatch = useDispatch()
  const ids = selectableIds(linesOf(groups), waiting)
  const count = linesOf(groups).reduce((sum, { id, quantity }) => sum + (ids.includes(id) ? quantity : 0), 0)
  return (
    <EmptyState
      illustration="bags"
      heading="h1"
      title={cartText.nothingSelected}
      {...(ids.length > 0 ? {} : { text: words.nothingToBuy })}
      action={
        <Row>
          {ids.length > 0 && (
            <Button
              variant="contained"
              size="large"
              onClick={() => dispatch(selectionActions.set({ ids, selected: true }))}
            >
              {words.takeAll(count)}
            </Button>
          )}
          <Button component={Link} to={paths.cart()} variant="outlined" size="large">
            {words.backToCart}
          </Button>
        </Row>
      }
    />
  )
}
