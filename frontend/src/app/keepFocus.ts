/** Keeps the keyboard focus on a link of the first view when the storefront replaces it. */
export function keepFocus(root: HTMLElement): void {
  const firstView = root.querySelector('[data-first-view]')
  if (!firstView) return
  let at: string | null = null
  const note = () => {
    const focused = document.activeElement
    at = firstView.contains(focused) ? (focused?.getAttribute('href') ?? null) : null
  }
  note()
  root.addEventListener('focusin', note)
  new MutationObserver((_, observer) => {
    if (firstView.isConnected) return
    observer.disconnect()
    root.removeEventListener('focusin', note)
    if (at !== null && document.activeElement === document.body)
      root.querySelector<HTMLElement>(`a[href="${CSS.escape(at)}"]`)?.focus({ preventScroll: true })
  }).observe(root, { childList: true })
}
