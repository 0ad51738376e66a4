import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { CookieNotice } from '@/components/CookieNotice'
import { ToastHost } from '@/components/toast/ToastHost'
import { SessionKeeper } from '@/features/auth/SessionKeeper'
import { CartKeeper } from '@/features/cart/CartKeeper'
import { LoadingBar } from './LoadingBar'
import { OfflineBanner } from './OfflineBanner'
import { PageLoader } from './PageLoader'
import { RouteEffects } from './RouteEffects'
import { SkipLink } from './SkipLink'

/** What stands around every layout: keepers of session and cart, toasts, the cookie notice, route changes. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <CookieNotice />
      <LoadingBar />
      <SessionKeeper />
      <CartKeeper />
      <Suspense fallback={<PageLoader />}>
        <Outlet />
      </Suspense>
      <RouteEffects />
      <OfflineBanner />
      <ToastHost />
    </>
  )
}
