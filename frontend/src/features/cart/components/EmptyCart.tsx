import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Row } from '@/components/Row'
import { EmptyState } from '@/components/EmptyState'
import { onDemand } from '@/components/onDemand'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { readRecentlyViewed } from '@/lib/storage'
import { cartPageText } from './text'

const RecentlyViewed = onDemand(
  async () => (await import('@/features/catalog/components/RecentlyViewed')).RecentlyViewed,
)

/** Nothing in the cart: where to go from here. */
export function EmptyCart() {
  const { isSignedIn } = useSession()
  const hasLooked = readRecentlyViewed().length > 0
  return (
    <Stack spacing={4}>
      <EmptyState
        icon="cart"
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
