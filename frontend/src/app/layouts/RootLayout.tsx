import { Suspense, useSyncExternalStore } from 'react'
import { styled } from '@mui/material/styles'
import WifiOffIcon from 'lucide-react/icons/wifi-off'
import { Outlet } from 'react-router-dom'
import { Loader } from '@/components/Loader'
import { onDemand } from '@/components/onDemand'
import { ToastHost } from '@/components/toast/ToastHost'
import { useOnline } from '@/components/useOnline'
import { SessionSync } from '@/features/auth/SessionSync'
import { CartSync } from '@/features/cart/CartSync'
import { firstInteraction } from '@/lib/firstInteraction'
import { radius } from '@/lib/design'
import { isAwaiting, subscribeToArrivals } from '../router/page'
import { RouteEffects } from './RouteEffects'
import { layoutText } from './text'

// It comes one second after the page, and most visitors have answered it.
const CookieNotice = onDemand(() => import('@/components/CookieNotice').then((module) => module.CookieNotice))

/** What surrounds every layout: session and cart synchronization, toasts, the cookie notice, route changes. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <CookieNotice />
      <LoadingBar />
      <SessionSync />
      <CartSync />
      <Suspense fallback={<PageLoader />}>
        <Outlet />
      </Suspense>
      <RouteEffects />
      <OfflineBanner />
      <ToastHost />
    </>
  )
}

/** A visitor who navigates has started to interact. */
const LoadingLine = onDemand(() => firstInteraction().then(async () => (await import('./LoadingLine')).LoadingLine))

/** A thin line at the top while the code of the next page is on its way. */
export function LoadingBar() {
  const awaiting = useSyncExternalStore(subscribeToArrivals, isAwaiting, isAwaiting)
  return <LoadingLine shown={awaiting} />
}

const Note = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineStart: 16,
  insetBlockEnd: 'calc(16px + var(--sticky-bar, 0px) + env(safe-area-inset-bottom))',
  maxInlineSize: 'calc(100% - 32px)',
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 16px',
    borderRadius: radius.pill,
    ...theme.typography.subtitle2,
    color: theme.vars.palette.inverse.label,
    backgroundColor: theme.vars.palette.inverse.ground,
    boxShadow: theme.vars.palette.elevation.middle,
  },
}))

/** Says that the device is offline; the live region is empty until then, so that screen readers announce it. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <Note role="status" data-print="none">
      {!online && (
        <span>
          <WifiOffIcon size={20} />
          {layoutText.offline}
        </span>
      )}
    </Note>
  )
}

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: '12px 16px',
  borderRadius: radius.field,
  color: theme.vars.palette.inverse.label,
  backgroundColor: theme.vars.palette.inverse.ground,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}))

/** The first stop of the keyboard: past the header to the content. */
function SkipLink() {
  return <Skip href="#content">{layoutText.skip}</Skip>
}

/** Loading state without a layout: it is the page's `main` until the real one arrives. */
export function PageLoader() {
  return (
    <main id="content" tabIndex={-1}>
      <Loader />
    </main>
  )
}
