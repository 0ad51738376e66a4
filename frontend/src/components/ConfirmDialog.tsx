import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useCloseOnBack } from './useCloseOnBack'

type ConfirmDialogProps = {
  open: boolean
  /** The question itself: "Cancel order?" */
  title: string
  text?: string
  /** The verb that does it: "Cancel order". */
  confirmLabel: string
  /** The verb that leaves everything as it is: "Keep order". */
  cancelLabel: string
  onConfirm: () => void
  onClose: () => void
  danger?: boolean
}

/** Asks before something that cannot be undone. The focus starts on the safe button. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
  danger = true,
}: ConfirmDialogProps) {
  useCloseOnBack(open, onClose)
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this is where it does no harm */}
        <Button variant="outlined" autoFocus onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
