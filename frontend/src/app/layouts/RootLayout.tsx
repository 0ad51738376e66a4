import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { onDemand } from '@/components/onDemand'
import { ToastHost } from '@/components/toast/ToastHost'
import { SessionKeeper } from '@/features/auth/SessionKeeper'
import { CartKeeper } from '@/features/cart/CartKeeper'
import { LoadingBar } from './LoadingBar'
import { OfflineBanner } from './OfflineBanner'
import { PageLoader } from './PageLoader'
import { RouteEffects } from './RouteEffects'
import { SkipLink } from './SkipLink'

// It comes one second after the page, and most visitors have answered it.
const CookieNotice = onDemand(() => import('@/components/CookieNotice').then((module) => module.CookieNotice))

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
