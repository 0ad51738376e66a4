import type { ReactNode } from 'react'

/** Words for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}

/**
 * Says a number or a state that changes without the focus moving: "86 products". It must stand on the
 * page before its words change, so render it always and give it `null` while there is nothing to say.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  )
}
