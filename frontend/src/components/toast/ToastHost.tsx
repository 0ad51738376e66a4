import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { media } from '@/lib/design'
import { styled } from '@/lib/styled'
import { PlainToast } from './PlainToast'
import { readToasts, subscribeToToasts, visibleToasts } from './queue'

/** Long enough for the page itself to have everything it needs. */
const warmUpMilliseconds = 3000

const loadCard = () =>
  import('./ToastCard').then(
    (module) => ({ default: module.ToastCard }),
    () => ({ default: PlainToast }),
  )
const ToastCard = lazy(loadCard)

const Stack = styled('div')({
  position: 'fixed',
  zIndex: 1500,
  insetInlineEnd: 16,
  insetBlockEnd: 'calc(16px + var(--sticky-bar, 0px) + env(safe-area-inset-bottom))',
  inlineSize: 'min(356px, calc(100% - 32px))',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [media.wide]: { insetInlineEnd: 24, insetBlockEnd: 24 },
})

/** The corner where toasts appear. The live region stands empty from the start, so that readers announce what enters it. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts)
  const visible = toasts.filter((entry) => !entry.gone).slice(0, visibleToasts)
  useEffect(() => {
    // The first toast should not wait for its code.
    const timer = setTimeout(() => void loadCard(), warmUpMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Stack role="status" aria-live="polite" aria-relevant="additions" data-print="none">
      <Suspense fallback={null}>
        {visible.map((entry) => (
          <ToastCard key={entry.id} toast={entry} />
        ))}
      </Suspense>
    </Stack>
  )
}
