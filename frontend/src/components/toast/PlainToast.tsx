import { useEffect } from 'react'
import { styled } from '@mui/material/styles'
import { radius } from '@/lib/design'
import { removeToast, toast as queue, toastMilliseconds, type Toast } from './queue'

const Box = styled('p')(({ theme }) => ({
  padding: '14px 16px',
  borderRadius: radius.card,
  color: theme.vars.palette.inverse.label,
  backgroundColor: theme.vars.palette.inverse.ground,
}))

/** The words of a toast alone, for when the code of the real one did not arrive: no connection, most likely. */
export function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      queue.dismiss(toast.id)
      removeToast(toast.id)
    }, toastMilliseconds)
    return () => clearTimeout(timer)
  }, [toast.id])
  return <Box role={toast.kind === 'error' ? 'alert' : 'none'}>{toast.text}</Box>
}
