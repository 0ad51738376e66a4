import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle, Wrap } from '@/components/Page'
import { Stack } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { CartHead } from '@/features/cart/components/CartHead'
import { CartList } from '@/features/cart/components/CartList'
import { CartSkeleton } from '@/features/cart/components/CartSkeleton'
import { CartSummary } from '@/features/cart/components/CartSummary'
import { CheckoutBar } from '@/features/cart/components/CheckoutBar'
import { EmptyCart } from '@/features/cart/components/EmptyCart'
import { MergeNotes } from '@/features/cart/components/MergeNotes'
import { selectionActions } from '@/features/cart/selectionSlice'
import { flushQuantities } from '@/features/cart/serverCart'
import { cartText } from '@/features/cart/text'
import { cartPageText } from '@/features/cart/components/text'
import { useCart } from '@/features/cart/useCart'
import { CouponField } from '@/features/orders/components/CouponField'
import { useCartQuote } from '@/features/orders/useCartQuote'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

/** At least as high as the screen, so that the bar of a short cart stands at its lower edge. */
const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 'calc(100dvh - 96px)',
})
const Columns = styled(Wrap)({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  paddingBlock: '16px 32px',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', columnGap: 32, paddingBlock: '32px 64px' },
})
const Whole = styled('div')({ gridColumn: '1 / -1' })

/** The cart: lines by shop, ticks, and the way to the checkout. */
export function CartPage() {
  const { groups, status, retry, count, seen, selected, waiting, summary } = useCart()
  const { warning, select, checkout } = useCheckoutStart(summary.count)
  const quote = useCartQuote(groups, selected, summary)
  const ticks = { selected, waiting, onSelect: select }
  const isFilled = status === 'ready' && count > 0

  return (
    <Page>
      <PageTitle>{cartPageText.title}</PageTitle>
      <Columns>
        {status === 'ready' ? <CartHead groups={groups} ticks={ticks} /> : <CartHead />}
        {status === 'loading' && <CartSkeleton />}
        {status === 'error' && (
          <Whole>
            <ErrorState title={cartPageText.loadFailedTitle} onRetry={() => void retry()} />
          </Whole>
        )}
        {status === 'ready' && (
          <Stack>
            <MergeNotes />
            <CartList groups={groups} seen={seen} warning={warning} {...ticks} />
          </Stack>
        )}
        {isFilled && <CartSummary {...quote} coupon={<CouponField coupon={quote.coupon} />} onCheckout={checkout} />}
        {status === 'ready' && count === 0 && (
          <Whole>
            <EmptyCart />
          </Whole>
        )}
      </Columns>
      {isFilled && <CheckoutBar count={summary.count} total={quote.figures.total} onCheckout={checkout} />}
    </Page>
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

  const checkout = () => {
    if (chosen === 0) {
      setRefused(true)
      toast.error(cartText.nothingSelected)
      return
    }
    void flushQuantities().then(() => navigate(paths.checkout()))
  }

  return { warning: isRefused ? cartText.nothingSelected : null, select, checkout }
}
