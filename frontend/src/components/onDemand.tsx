import { lazy, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Boundary } from './Boundary'
import { FirstViewContext } from './Preview'
import { componentText } from './text'
import { toast } from './toast/queue'

/** Code that did not arrive; anything else that breaks is a fault of the page. */
class Unreachable extends Error {}

/** What whoever opens a part tells it. */
type Opened = { open?: boolean; onClose?: () => void }

/** In place of code that did not arrive: what was to open closes again and says why. */
function Missing({ renew, onClose }: { renew: () => void; onClose: (() => void) | undefined }) {
  useEffect(() => {
    renew()
    if (!onClose) return
    toast.error(componentText.notLoaded, { detail: componentText.checkConnection })
    onClose()
    // Said once for each try.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}

/**
 * A component whose code is fetched when it is first shown, or, of one that opens and closes, when it is
 * first opened; until it is there, `waiting` stands in its place. For what a visitor opens: menus, drawers,
 * dialogs. Without a network it stays closed and comes at the next try.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode) = null,
): ComponentType<Props> {
  const fetched = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (cause: unknown) => {
          throw new Unreachable('A part of the page did not arrive', { cause })
        },
      ),
    )
  // What failed once fails for ever, so each further try is another one.
  let Part: ComponentType<Props> = fetched()
  const renew = () => {
    Part = fetched()
  }
  return function OnDemand(props: Props) {
    const { open, onClose }: Opened = props
    const [seen, setSeen] = useState({ open, openings: open === false ? 0 : 1 })
    if (open !== seen.open) setSeen({ open, openings: seen.openings + (open ? 1 : 0) })
    const isFirstView = use(FirstViewContext)
    const meanwhile = typeof waiting === 'function' ? waiting(props) : waiting
    if (isFirstView || seen.openings === 0) return meanwhile
    const fallback = (error: unknown) => {
      if (!(error instanceof Unreachable)) throw error
      return <Missing renew={renew} onClose={onClose} />
    }
    return (
      <Boundary place={seen.openings} fallback={fallback}>
        <Suspense fallback={meanwhile}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    )
  }
}
