import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Of Chromium; where it is missing, Back leaves the page. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void }
  }
}

/** Escape asks a watcher too, after Material UI has closed the topmost itself: the one below would close with it. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault()
}

/** The phone's Back closes what is open over the page, the topmost first, and the page stays. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher } = window
    if (!open || !CloseWatcher) return
    const watch = () => {
      const watcher = new CloseWatcher()
      watcher.onclose = () => {
        close()
        // One serves once; what did not close is asked again.
        current = watch()
      }
      return watcher
    }
    let current = watch()
    window.addEventListener('keydown', keepEscape, { capture: true })
    return () => {
      window.removeEventListener('keydown', keepEscape, { capture: true })
      current.destroy()
    }
  }, [open])
}
