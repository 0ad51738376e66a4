import { ConfirmDialog } from '../ConfirmDialog'
import { unsavedText as words } from './text'
import { useUnsavedGuard } from './useUnsavedGuard'

/** Asks before a page is left on which something typed was not saved. */
export function UnsavedDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const guard = useUnsavedGuard(isUnsaved)
  return (
    <ConfirmDialog
      open={guard.asked}
      title={words.title}
      text={words.text}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={guard.leave}
      onClose={guard.stay}
    />
  )
}
