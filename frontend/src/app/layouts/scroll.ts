/** Where each visited page was scrolled to, so that Back returns to the same place. */
const positions = new Map<string, number>()

/** Records the position of this history entry while it is shown; the answer stops it. */
export function rememberScroll(key: string): () => void {
  history.scrollRestoration = 'manual'
  const record = () => positions.set(key, window.scrollY)
  // A filter makes a new entry of the page that stays where it is.
  if (!positions.has(key)) record()
  // A page that is loaded anew is the browser's to restore: this memory is gone by then.
  const handOver = () => {
    history.scrollRestoration = 'auto'
  }
  window.addEventListener('scroll', record, { passive: true })
  window.addEventListener('pagehide', handOver)
  return () => {
    window.removeEventListener('scroll', record)
    window.removeEventListener('pagehide', handOver)
  }
}

/** How long a page may take to become tall enough, in milliseconds: slow phones need it. */
const patience = 5000
/** For so many frames the window must have stood still where it should. */
const steady = 3
/** By these the visitor takes the scrolling over. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Returns to the recorded position as soon as the page is tall enough, unless the visitor goes elsewhere meanwhile. */
export function restoreScroll(key: string): () => void {
  const wanted = positions.get(key) ?? 0
  const giveUpAt = performance.now() + patience
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const sign of signs) window.removeEventListener(sign, stop)
  }
  let held = 0
  const attempt = () => {
    const room = document.documentElement.scrollHeight - window.innerHeight
    const late = performance.now() > giveUpAt
    if (room >= wanted || late) {
      // A smooth scroll that was still under way moves the window once more after it was stopped.
      held = Math.abs(window.scrollY - wanted) <= 1 ? held + 1 : 0
      if (held === 0) window.scrollTo({ top: wanted, behavior: 'instant' })
      if (held === steady || late) return stop()
    }
    frame = requestAnimationFrame(attempt)
  }
  for (const sign of signs) window.addEventListener(sign, stop, { passive: true })
  attempt()
  return stop
}
