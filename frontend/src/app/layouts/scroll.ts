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

/** Returns to the recorded position as soon as the page is tall enough, trying for a second. */
export function restoreScroll(key: string): () => void {
  const wanted = positions.get(key) ?? 0
  const giveUpAt = performance.now() + 1000
  let frame = 0
  const attempt = () => {
    const room = document.documentElement.scrollHeight - window.innerHeight
    if (room >= wanted || performance.now() > giveUpAt) window.scrollTo({ top: wanted, behavior: 'instant' })
    else frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}
