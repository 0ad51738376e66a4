import { useEffect, useId, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { media, motion, radius } from '@/lib/design'

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

const Dialog = styled('dialog')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.dialog,
  padding: 24,
  inlineSize: 'min(440px, 100%)',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.high,
  '&[open]': { display: 'grid', gap: 12, animation: `confirm-in ${motion.menu}` },
  '&::backdrop': { backgroundColor: 'rgb(18 14 4 / .48)' },
  '@keyframes confirm-in': { from: { opacity: 0, transform: 'translateY(calc(8px * var(--motion)))' } },
  [media.phone]: { margin: 'auto 0 0', maxInlineSize: '100%', borderEndStartRadius: 0, borderEndEndRadius: 0 },
}))
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginBlockStart: 12,
})

/** Asks before something that cannot be undone. Focus starts on the harmless button. */
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
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  return (
    <Dialog ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {text && <p>{text}</p>}
      <Actions>
        <Button variant="outlined" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Actions>
    </Dialog>
  )
}
