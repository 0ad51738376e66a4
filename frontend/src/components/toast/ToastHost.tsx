import { useEffect, useSyncExternalStore } from 'react'
import { styled } from '@mui/material/styles'
import { media, radius } from '@/lib/design'
import { onDemand } from '../onDemand'
import {
  readToasts,
  removeToast,
  subscribeToToasts,
  toast as queue,
  toastMilliseconds,
  visibleToasts,
  type Toast,
} from './queue'

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

const Box = styled('p')(({ theme }) => ({
  padding: '14px 16px',
  borderRadius: radius.card,
  color: theme.vars.palette.inverse.label,
  backgroundColor: theme.vars.palette.inverse.ground,
}))

/** The words of a toast alone, for when the code of the real one did not arrive: no connection, most likely. */
function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      queue.dismiss(toast.id)
      removeToast(toast.id)
    }, toastMilliseconds)
    return () => clearTimeout(timer)
  }, [toast.id])
  return <Box role={toast.kind === 'error' ? 'alert' : 'none'}>{toast.text}</Box>
}
