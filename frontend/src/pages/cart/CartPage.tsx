import { useState } from 'react'
import { Skeleton } from '@/components/Skeleton'
import { styled } from '@mui/material/styles'
import { useDispatch } from 'react-redux'
import { Link, useNavigate } from 'react-router-dom'
import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle, Wrap } from '@/components/Page'
import { Stack } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { CartList } from '@/features/cart/components/CartList'
import { CheckoutBar } from '@/features/cart/components/CheckoutBar'
import { selectionActions } from '@/features/cart/selectionSlice'
import { flushQuantities } from '@/features/cart/serverCart'
import { cartText } from '@/features/cart/text'
import { useCart } from '@/features/cart/useCart'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

const Columns = styled(Wrap)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingBlock: '16px 96px',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', paddingBlock: '32px 64px' },
})

const WholeWidth = styled('div')({ gridColumn: '1 / -1' })

/** The cart: lines by shop, ticks, and the way to the checkout. */
export function CartPage() {
  const { groups, status, retry, count, selected, summary } = useCart()
  const { warning, select, checkout } = useCheckoutStart(summary.count)

  return (
    <Columns>
      <PageTitle>Cart</PageTitle>
      {status === 'loading' && <CartSkeleton />}
      {status === 'error' && (
        <ErrorState title="Your cart did not load" onRetry={() => void retry()} />
      )}
      {status === 'ready' && (
        <CartList groups={groups} count={count} selected={selected} warning={warning} onSelect={select} />
      )}
      {status === 'ready' && count > 0 && <CheckoutBar summary={summary} onCheckout={() => void checkout()} />}
      {status === 'ready' && count === 0 && (
        <WholeWidth>
          <EmptyCart />
        </WholeWidth>
      )}
    </Columns>
  )
}

/** Ticking, and leaving for the checkout once something is ticked. */
function useCheckoutStart(chosen: number) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [isRefused, setRefused] = useState(false)

  const select = (ids: number[], selected: boolean) => {
    setRefused(false)
    dispatch(selectionActions.set({ ids, selected }))
  }

  const checkout = async () => {
    if (chosen === 0) {
      setRefused(true)
      toast.error(cartText.nothingSelected)
      return
    }
    await flushQuantities()
    void navigate(paths.checkout())
  }

  return { warning: isRefused ? cartText.nothingSelected : null, select, checkout }
}

function CartSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton width={160} height={38} />
      <Skeleton height={212} />
      <Skeleton height={212} />
    </Stack>
  )
}

function EmptyCart() {
  const { isSignedIn } = useSession()
  return (
    <EmptyState
      icon="cart"
      title="Your cart is empty"
      text={isSignedIn ? 'Add something you like; it waits here for you.' : 'Log in to see items you added on another device.'}
      action={
        <Stack gap={8}>
          <ButtonLink to={paths.home()} variant="contained" size="large">
            Browse categories
          </ButtonLink>
          {!isSignedIn && <Link to={paths.login(paths.cart())}>Log in</Link>}
        </Stack>
      }
    />
  )
}
