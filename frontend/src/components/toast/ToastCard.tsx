import { useRef, type PointerEvent, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Snackbar from '@mui/material/Snackbar'
import SnackbarContent from '@mui/material/SnackbarContent'
import { styled } from '@mui/material/styles'
import CheckIcon from 'lucide-react/icons/check'
import AlertIcon from 'lucide-react/icons/circle-alert'
import WarningIcon from 'lucide-react/icons/triangle-alert'
import CloseIcon from 'lucide-react/icons/x'
import { ProductTile } from '@/components/ProductTile'
import { millisecondsOf, removeToast, toast as queue, type Toast } from './queue'
import { toastText } from '../text'

const icons = { success: CheckIcon, error: AlertIcon, warning: WarningIcon }

const Swiped = styled('div')({ inlineSize: '100%', touchAction: 'pan-y' })
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
const Picture = styled('div')({ flex: 'none', inlineSize: 48 })
const Detail = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  '& + button': { marginInlineStart: -16, marginBlockEnd: -10 },
}))
const ActionButton = styled(Button)(({ theme }) => ({
  color: theme.vars.palette.inverse.action,
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
  '&:focus-visible': { outlineColor: theme.vars.palette.inverse.action },
}))
const DismissButton = styled(IconButton)(({ theme }) => ({
  '&:hover': { backgroundColor: 'transparent', color: theme.vars.palette.inverse.action },
  '&:focus-visible': { outlineColor: theme.vars.palette.inverse.action },
}))

function Words({ toast, below }: { toast: Toast; below: ReactNode }) {
  const Icon = icons[toast.kind]
  return (
    <Message>
      {toast.picture ? (
        <Picture>
          <ProductTile {...toast.picture} eager size={48} />
        </Picture>
      ) : (
        <Icon size={20} />
      )}
      <div>
        {toast.text}
        {toast.detail && <Detail>{toast.detail}</Detail>}
        {below}
      </div>
    </Message>
  )
}

/** One toast: leaves by itself after its time, waits while pointed at or focused, and can be swiped away. */
export function ToastCard({ toast }: { toast: Toast }) {
  const close = () => queue.dismiss(toast.id)
  const swipe = useSwipe(close)
  const act = () => {
    toast.action?.onClick()
    close()
  }
  const action = toast.action && <ActionButton onClick={act}>{toast.action.label}</ActionButton>
  // Beside two lines of words there is no room left for a button.
  const isBelow = toast.detail !== undefined
  return (
    <Snackbar
      open={toast.open}
      autoHideDuration={millisecondsOf(toast)}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      slotProps={{ transition: { onExited: () => removeToast(toast.id) } }}
      style={{ position: 'static', transform: 'none' }}
    >
      <Swiped {...swipe}>
        <Card
          role={toast.kind === 'error' ? 'alert' : 'none'}
          message={<Words toast={toast} below={isBelow && action} />}
          action={
            <>
              {!isBelow && action}
              <DismissButton aria-label={toastText.dismiss} onClick={close}>
                <CloseIcon size={20} />
              </DismissButton>
            </>
          }
        />
      </Swiped>
    </Snackbar>
  )
}

const swipeThreshold = 50

/** A smaller movement is part of a press. */
const slack = 8

/** Moves an element sideways with the finger; let go beyond 50 px it is swiped away, before that it returns. */
function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null)
  const distanceTo = (event: PointerEvent) => (start.current === null ? 0 : event.clientX - start.current)
  const onPointerDown = (event: PointerEvent) => {
    start.current = event.clientX
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const distance = distanceTo(event)
    if (Math.abs(distance) < slack) return
    // From here on the finger belongs to the toast, also when it leaves it.
    event.currentTarget.setPointerCapture?.(event.pointerId)
    event.currentTarget.style.translate = `${distance}px`
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const distance = distanceTo(event)
    start.current = null
    if (Math.abs(distance) >= swipeThreshold) onSwipe()
    else event.currentTarget.style.translate = ''
  }
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    start.current = null
    event.currentTarget.style.translate = ''
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
