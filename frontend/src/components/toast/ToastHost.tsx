import { lazy, Suspense, useSyncExternalStore } from 'react'
import { styled } from '@mui/material/styles'
import { media } from '@/lib/design'
import { readToasts, subscribeToToasts, visibleToasts } from './queue'

const ToastCard = lazy(async () => ({ default: (await import('./ToastCard')).ToastCard }))

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
  const visible = toasts.slice(0, visibleToasts)
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
