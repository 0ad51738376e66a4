import { ConfirmDialog } from '../ConfirmDialog'
import { formText } from '../text'
import { useUnsavedGuard } from './useUnsavedGuard'

/** Asks before a page is left on which something typed was not saved. */
export function UnsavedDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const guard = useUnsavedGuard(isUnsaved)
  return (
    <ConfirmDialog
      open={guard.asked}
      title={formText.leaveTitle}
      text={formText.leaveText}
      confirmLabel={formText.leave}
      cancelLabel={formText.stay}
      onConfirm={guard.leave}
      onClose={guard.stay}
    />
  )
}
