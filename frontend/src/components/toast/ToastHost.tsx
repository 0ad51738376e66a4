import { useEffect, useSyncExternalStore } from 'react'
import { styled } from '@mui/material/styles'
import { media } from '@/lib/design'
import { onDemand } from '../onDemand'
import { PlainToast } from './PlainToast'
import { readToasts, subscribeToToasts, visibleToasts } from './queue'

const ToastCard = onDemand(async () => (await import('./ToastCard')).ToastCard, {
  failed: ({ toast }) => <PlainToast toast={toast} />,
})

const Stack = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: 16,
  insetBlockEnd: 'calc(16px + var(--sticky-bar, 0px) + env(safe-area-inset-bottom))',
  inlineSize: 'min(356px, calc(100% - 32px))',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [media.wide]: { insetInlineEnd: 24, insetBlockEnd: 24 },
}))

/** The corner where toasts appear. The live region stands empty from the start, so that readers announce what enters it. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts)
  const visible = toasts.filter((entry) => !entry.gone).slice(0, visibleToasts)
  useEffect(() => {
    // Toasts answer to what a visitor does: their code is fetched at the first touch, not with the page.
    document.addEventListener('pointerdown', ToastCard.preload, { once: true })
    document.addEventListener('keydown', ToastCard.preload, { once: true })
    return () => {
      document.removeEventListener('pointerdown', ToastCard.preload)
      document.removeEventListener('keydown', ToastCard.preload)
    }
  }, [])
  return (
    <Stack role="status" aria-live="polite" aria-relevant="additions" data-print="none">
      {visible.map((entry) => (
        <ToastCard key={entry.id} toast={entry} />
      ))}
    </Stack>
  )
}
