import { lazy, Suspense } from 'react'
import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { Row, Stack } from '@/components/Panel'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { readRecentlyViewed } from '@/lib/storage'
import { cartPageText } from './text'

const RecentlyViewed = lazy(async () => ({
  default: (await import('@/features/catalog/components/RecentlyViewed')).RecentlyViewed,
}))

/** Nothing in the cart: where to go from here. */
export function EmptyCart() {
  const { isSignedIn } = useSession()
  const hasLooked = readRecentlyViewed().length > 0
  return (
    <Stack gap={32}>
      <EmptyState
        icon="cart"
        title={cartPageText.emptyTitle}
        text={isSignedIn ? cartPageText.emptyText : cartPageText.emptyGuest}
        action={
          <Row>
            <ButtonLink to={paths.home()} variant="contained" size="large">
              {cartPageText.browse}
            </ButtonLink>
            {!isSignedIn && (
              <ButtonLink to={paths.login(paths.cart())} variant="outlined" size="large">
                {cartPageText.logIn}
              </ButtonLink>
            )}
          </Row>
        }
      />
      {hasLooked && (
        <Suspense fallback={null}>
          <RecentlyViewed />
        </Suspense>
      )}
    </Stack>
  )
}
