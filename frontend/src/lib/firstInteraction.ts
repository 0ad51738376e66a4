const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
/** Somebody who only looks gets the whole page a little later. */
const patience = 4000

let waking: Promise<void> | undefined

/** Comes true when the visitor begins to act, or has looked for a while: the time for what a first look can do without. */
export function firstInteraction(): Promise<void> {
  waking ??= new Promise((resolve) => {
    const wake = () => resolve()
    for (const sign of signs) window.addEventListener(sign, wake, { once: true, passive: true })
    setTimeout(wake, patience)
  })
  return waking
}
