import { useState } from 'react'
import { Button } from '@/components/Button'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Loader } from '@/components/Loader'
import { PageTitle, Wrap } from '@/components/Page'
import { Row } from '@/components/Panel'
import { selectionActions } from '@/features/cart/selectionSlice'
import { chosenLines, countOf, linesOf, selectableIds } from '@/features/cart/summary'
import { cartText } from '@/features/cart/text'
import { useCart } from '@/features/cart/useCart'
import type { Order } from '@/features/orders/api'
import { CheckoutForm } from '@/features/orders/components/CheckoutForm'
import { paths } from '@/lib/paths'

/** Buying what is ticked in the cart: address, items, coupon and note, payment, on one page. */
export function CheckoutPage() {
  const { groups, status, retry, selected } = useCart()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const [isSettled, setSettled] = useState(false)
  const chosen = chosenLines(groups, selected)

  const leave = (order: Order) => {
    // The bought lines leave the cart now; this page must not say that nothing is ticked.
    setSettled(true)
    dispatch(selectionActions.set({ ids: chosen.map(({ id }) => id), selected: false }))
    void navigate(paths.orderThanks(order.id), { replace: true })
  }

  if (isSettled || status === 'loading') return <Loader label="Loading the checkout" />
  return (
    <Wrap>
      <PageTitle>Checkout</PageTitle>
      {status === 'error' && <ErrorState title="Your cart did not load" onRetry={() => void retry()} />}
      {status === 'ready' && chosen.length === 0 && <NothingChosen />}
      {status === 'ready' && chosen.length > 0 && (
        <CheckoutForm groups={groups} chosen={chosen} onSettled={leave} />
      )}
    </Wrap>
  )
}

function NothingChosen() {
  const { groups } = useCart()
  const dispatch = useDispatch()
  const ids = selectableIds(linesOf(groups))
  const count = countOf(groups)
  return (
    <EmptyState
      icon="cart"
      heading="h1"
      title={cartText.nothingSelected}
      {...(ids.length > 0 ? {} : { text: 'There is nothing in your cart to buy.' })}
      action={
        <Row>
          {ids.length > 0 && (
            <Button
              variant="contained"
              size="large"
              onClick={() => dispatch(selectionActions.set({ ids, selected: true }))}
            >
              {count === 1 ? 'Check out the item in the cart' : `Check out all ${count} items`}
            </Button>
          )}
          <ButtonLink to={paths.cart()} variant="outlined" size="large">
            Back to cart
          </ButtonLink>
        </Row>
      }
    />
  )
}
