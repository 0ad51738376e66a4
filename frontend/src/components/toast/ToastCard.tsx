import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import Snackbar from '@mui/material/Snackbar'
import SnackbarContent from '@mui/material/SnackbarContent'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { removeToast, toast as queue, toastMilliseconds, type Toast } from './queue'

const icons = { success: 'check', error: 'error', warning: 'warning' } as const

const Card = styled(SnackbarContent)({
  flexWrap: 'nowrap',
  inlineSize: '100%',
  padding: '4px 4px 4px 16px',
  alignItems: 'flex-start',
  '& .MuiSnackbarContent-message': { flex: 1, padding: '10px 0' },
  '& .MuiSnackbarContent-action': { paddingInlineStart: 8, marginInlineEnd: 0, alignItems: 'flex-start' },
})
const Message = styled('div')({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  '& svg': { flex: 'none', marginBlockStart: 2 },
})
const Detail = styled('div')({ fontSize: '0.875rem', lineHeight: '20px' })
const ActionButton = styled(Button)(({ theme }) => ({
  color: theme.vars.palette.inverse.action,
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
}))

/** One toast: leaves by itself after four seconds, waits while pointed at or focused. */
export function ToastCard({ toast }: { toast: Toast }) {
  const close = () => queue.dismiss(toast.id)
  const act = () => {
    toast.action?.onClick()
    close()
  }
  return (
    <Snackbar
      open={toast.open}
      autoHideDuration={toastMilliseconds}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      slotProps={{ transition: { onExited: () => removeToast(toast.id) } }}
      sx={{ position: 'static', transform: 'none' }}
    >
      <Card
        role={toast.kind === 'error' ? 'alert' : 'none'}
        message={
          <Message>
            <Icon name={icons[toast.kind]} size={20} />
            <div>
              {toast.text}
              {toast.detail && <Detail>{toast.detail}</Detail>}
            </div>
          </Message>
        }
        action={
          <>
            {toast.action && <ActionButton onClick={act}>{toast.action.label}</ActionButton>}
            <IconButton color="inherit" aria-label="Dismiss" onClick={close} sx={{ color: 'inherit' }}>
              <Icon name="close" size={20} />
            </IconButton>
          </>
        }
      />
    </Snackbar>
  )
}
