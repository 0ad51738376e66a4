import { ConfirmDialog } from '../ConfirmDialog'
import { unsavedText as words } from './text'
import { useUnsavedGuard } from './useUnsavedGuard'

/** Asks before a page is left on which something typed was not saved. */
export function UnsavedDialog({ isUnsaved }: { isUnsaved: boolean }) {
  return <UnsavedGuardDialog guard={useUnsavedGuard(isUnsaved)} />
}

interface UnsavedGuardDialogProps {
  guard: ReturnType<typeof useUnsavedGuard>
  /** What becomes of it, where it is more than lost. */
  text?: string
}

/** The question of a guard that other parts of the page have a use for, too. */
export function UnsavedGuardDialog({ guard, text = words.text }: UnsavedGuardDialogProps) {
  return (
    <ConfirmDialog
      open={guard.asked}
      title={words.title}
      text={text}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={guard.leave}
      onClose={guard.stay}
    />
  )
}
