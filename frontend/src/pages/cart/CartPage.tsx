import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { onDemand } from '@/components/onDemand'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle, PageContainer } from '@/components/Page'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { useFocusAfterChange } from '@/components/useFocusAfterChange'
import { useSession } from '@/features/auth/useSession'
import { CartHead, CartList } from '@/features/cart/components/CartList'
import { CartSkeleton } from '@/features/cart/components/CartSkeleton'
import { CartSummary, CheckoutBar } from '@/features/cart/components/CartSummary'
import { MergeNotes } from '@/features/cart/components/MergeNotes'
import { cartPageText } from '@/features/cart/components/text'
import { selectionActions } from '@/features/cart/selectionSlice'
import { flushQuantities } from '@/features/cart/serverCart'
import { cartText } from '@/features/cart/text'
import { useCart } from '@/features/cart/useCart'
import { useAcknowledgePriceDrops } from '@/features/cart/useAcknowledgePriceDrops'
import { useSavedLines } from '@/features/cart/useSavedLines'
import { CouponField } from '@/features/orders/components/CouponField'
import { useCartQuote } from '@/features/orders/useQuote'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { readRecentlyViewed } from '@/lib/storage'

/** At least as high as the screen, so that the bar of a short cart stands at its lower edge. */
const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 'calc(100dvh - 96px)',
})
const Columns = styled(PageContainer)({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  paddingBlock: '16px 32px',
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    // What the summary is taller than both goes below the lines, not around the heading.
    gridTemplateRows: 'minmax(44px, max-content) auto',
    columnGap: 32,
    paddingBlock: '32px 64px',
  },
})
const Whole = styled('div')({ gridColumn: '1 / -1' })

/** The cart: lines by shop, ticks, and the way to the checkout. */
export function CartPage() {
  const { groups, status, retry, count, selected, waiting, summary } = useCart()
  const { saved, ...savedState } = useSavedLines()
  useAcknowledgePriceDrops(groups)
  const { warning, select, checkout } = useCheckoutStart(summary.count)
  const quote = useCartQuote(groups, selected, summary)
  const ticks = { selected, waiting, onSelect: select }
  const hasSaved = useHasBeen(status === 'ready' && saved.length > 0)
  // The last line that was saved is gone, and its list with it.
  const heading = useFocusAfterChange<HTMLHeadingElement>(hasSaved && saved.length === 0)
  const isFilled = status === 'ready' && count > 0

  return (
    <Page>
      <PageTitle>{cartPageText.title}</PageTitle>
      <Columns>
        <CartHead {...(status === 'ready' ? { groups, ticks } : {})} headingRef={heading} />
        {status === 'loading' && <CartSkeleton />}
        {status === 'error' && (
          <Whole>
            <ErrorState title={cartPageText.loadFailedTitle} onRetry={() => void retry()} />
          </Whole>
        )}
        {status === 'ready' && (
          <Stack spacing={2}>
            <MergeNotes />
            <CartList groups={groups} warning={warning} {...ticks} />
          </Stack>
        )}
        {isFilled && <CartSummary {...quote} coupon={<CouponField coupon={quote.coupon} />} onCheckout={checkout} />}
        {status === 'ready' && count === 0 && (
          <Whole>
            <EmptyCart />
          </Whole>
        )}
        {hasSaved && <SavedList items={saved} />}
        {status === 'ready' && savedState.status === 'error' && (
          <ErrorState title={cartPageText.saved.failed} onRetry={savedState.retry} />
        )}
      </Columns>
      {isFilled && <CheckoutBar count={summary.count} total={quote.figures.total} onCheckout={checkout} />}
    </Page>
  )
}

// Many carts have nothing beside them.
const SavedList = onDemand(async () => (await import('@/features/cart/components/SavedList')).SavedList)

/** Whether something was true since the page was opened: what was removed last can still be brought back. */
function useHasBeen(now: boolean): boolean {
  const [has, setHas] = useState(now)
  if (now && !has) setHas(true)
  return has || now
}

/** Ticking, and leaving for the checkout once something is ticked. */
function useCheckoutStart(chosen: number) {
  const dispatch = useDispatch()
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
    // A document of its own: the policy of this one does not let the payment provider in.
    void flushQuantities().then(() => window.location.assign(paths.checkout()))
  }

  return { warning: isRefused ? cartText.nothingSelected : null, select, checkout }
}

const RecentlyViewed = onDemand(
  async () => (await import('@/features/catalog/components/RecentlyViewed')).RecentlyViewed,
)

/** Nothing in the cart: where to go from here. */
function EmptyCart() {
  const { isSignedIn } = useSession()
  const hasLooked = readRecentlyViewed().length > 0
  return (
    <Stack spacing={4}>
      <EmptyState
        illustration="bags"
        title={cartPageText.emptyTitle}
        text={isSignedIn ? cartPageText.emptyText : cartPageText.emptyGuest}
        action={
          <Row>
            <Button component={Link} to={paths.home()} variant="contained" size="large">
              {cartPageText.browse}
            </Button>
            {!isSignedIn && (
              <Button component={Link} to={paths.login(paths.cart())} variant="outlined" size="large">
                {cartPageText.logIn}
              </Button>
            )}
          </Row>
        }
      />
      {hasLooked && <RecentlyViewed />}
    </Stack>
  )
}
