/**
 * Back and Forward, heard before the router hears of them. A browser tells the window's listeners in the order in which
 * they came, so this one has to be there first: `app/mount.tsx` sees to that.
 */
type Hold = (event: PopStateEvent) => void

let hold: Hold | null = null

window.addEventListener('popstate', (event) => hold?.(event))

/** Gives every change of place by Back or Forward to `next` first, which may stop it; the answer ends that. */
export function onPopState(next: Hold): () => void {
  hold = next
  return () => {
    if (hold === next) hold = null
  }
}
