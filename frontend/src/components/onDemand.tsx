/**
 * The only way in which code is loaded on demand: React's `lazy` and `Suspense` inside one kind of boundary. Pages
 * use it too (`app/router/page.tsx`).
 */
import { Component, lazy, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { FirstViewContext } from './LoadingPreview'
import { componentText } from './text'
import { toast } from './toast/queue'

/** Code that could not be loaded; any other error is a bug in the page. */
export class ChunkLoadError extends Error {
  /** Makes the next try to show it another one: what failed once fails for ever. */
  readonly renew: () => void

  constructor(cause: unknown, renew: () => void) {
    super('The code did not arrive', { cause })
    this.renew = renew
  }
}

interface ErrorBoundaryProps {
  /** Another place, or another attempt, leaves the fault behind. */
  resetKey: unknown
  /** What stands here instead; what it throws goes on to the next boundary. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  fault: { error: unknown } | null
  resetKey: unknown
}

/** Catches errors while rendering its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { fault: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { fault: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { fault: null, resetKey }
  }

  private readonly retry = () => this.setState({ fault: null })

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLoadError) error.renew()
  }

  override render() {
    const { fault } = this.state
    return fault ? this.props.fallback(fault.error, this.retry) : this.props.children
  }
}

type Fetch<Props> = () => Promise<ComponentType<Props>>

/** What has arrived: React need not wait for it, so what was fetched ahead is shown at once. */
const arrived = <Value,>(value: Value) =>
  // oxlint-disable-next-line unicorn/no-thenable -- `lazy` takes any thenable
  ({ then: (take: (value: Value) => void) => take(value) }) as unknown as Promise<Value>

/**
 * Code that is fetched once, whether ahead or when it is shown; after a failure the next try fetches it anew.
 * `wait` is how it is fetched by whoever is to see it.
 */
export function lazyCode<Props extends object>(load: Fetch<Props>, wait = (fetch: Fetch<Props>) => fetch()) {
  let ready: ComponentType<Props> | undefined
  let arrival: Promise<ComponentType<Props>> | undefined
  const fetch = () => {
    arrival ??= load().then(
      (part) => (ready = part),
      (error: unknown) => {
        arrival = undefined
        throw error
      },
    )
    return arrival
  }
  const another = () => {
    const part: ComponentType<Props> = lazy(() => {
      if (ready) return arrived({ default: ready })
      return wait(fetch).then(
        (code) => ({ default: code }),
        (cause: unknown) => {
          throw new ChunkLoadError(cause, () => {
            if (Part === part) Part = another()
          })
        },
      )
    })
    return part
  }
  let Part = another()
  const Shown = (props: Props) => <Part {...props} />
  return { Shown, fetch }
}

/** What whoever opens a part tells it. */
type OpenableProps = { open?: boolean; onClose?: () => void }

/** In place of what was to open: it closes again and says why. */
function CloseWithError({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast.error(componentText.notLoaded, { detail: componentText.checkConnection })
    onClose()
    // Said once for each try.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}

interface Options<Props> {
  /** Shown until the code has loaded; by default nothing. */
  loading?: (props: Props) => ReactNode
  /**
   * Shown if the code could not be loaded. By default, a part that opens closes again with a message; other parts
   * keep their loading state.
   */
  failed?: (props: Props, retry: () => void) => ReactNode
}

/**
 * A component whose code is fetched when it is first shown, or, of one that opens and closes, when it is first
 * opened; `preload` fetches it ahead. What did not arrive is fetched anew at the next try.
 */
export function onDemand<Props extends object>(
  load: Fetch<Props>,
  { loading = () => null, failed }: Options<Props> = {},
): ComponentType<Props> & { preload: () => void } {
  const { Shown, fetch } = lazyCode(load)
  function OnDemand(props: Props) {
    const { open, onClose }: OpenableProps = props
    const [seen, setSeen] = useState({ open, openings: open === false ? 0 : 1 })
    if (open !== seen.open) setSeen({ open, openings: seen.openings + (open ? 1 : 0) })
    const isFirstView = use(FirstViewContext)
    const meanwhile = loading(props)
    if (isFirstView || seen.openings === 0) return meanwhile
    const fallback = (error: unknown, retry: () => void) => {
      if (!(error instanceof ChunkLoadError)) throw error
      if (failed) return failed(props, retry)
      return onClose ? <CloseWithError onClose={onClose} /> : meanwhile
    }
    return (
      <ErrorBoundary resetKey={seen.openings} fallback={fallback}>
        <Suspense fallback={meanwhile}>
          <Shown {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(OnDemand, { preload: () => void fetch().catch(() => undefined) })
}
